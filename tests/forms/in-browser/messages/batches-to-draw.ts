import { questionAt } from '../../../../src/analysis/form/answer-location.ts';
import { provesAll } from '../../../support/extent.ts';
import { coverFeatures } from '../../../support/paths/cover.ts';
import { sampleOf } from '../../../support/sample.ts';
import { type Batch, batchesOf } from '../../form/batches.ts';
import type { Proven, ProvenForm } from '../../form/proven-forms.ts';

/** A form of a product, with answers that break some of its rules. */
interface FormBatch {
  product: Proven;
  form: ProvenForm;
  batch: Batch;
}

/**
 * Returns the fewest batches that draw a message for each rule of each widget somewhere; where the run proves everything,
 * beside each field of each form too. Which message a rule has at a field needs no page (tests/forms/messages.test.ts).
 */
export function batchesToDraw(forms: { product: Proven; form: ProvenForm }[]): FormBatch[] {
  const all = forms.flatMap(({ product, form }) =>
    batchesOf(product, form).map((batch) => ({ product, form, batch })),
  );
  return provesAll
    ? coverFeatures(all, (each) => [...rulesOfWidgets(each), ...fieldsOf(each)])
    : sampleOf(all, rulesOfWidgets);
}

const rulesOfWidgets = ({ form, batch }: FormBatch): string[] =>
  batch.rules.map(({ pointer, path }) => `${questionAt(form.written, pointer)?.widget} ${path}`);

const fieldsOf = ({ product, form, batch }: FormBatch): string[] =>
  batch.rules.map(({ pointer }) => `${product.written.name} ${form.name} ${pointer}`);
