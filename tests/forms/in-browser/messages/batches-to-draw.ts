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
 * Returns the fewest batches that draw a message beside each widget and one for each rule somewhere: a rule decides the words
 * of a message alone, and a widget where they are. Where the run proves everything, each rule of each widget is drawn, and
 * beside each field of each form. Which message a rule has at a field needs no page (tests/forms/messages.test.ts).
 */
export function batchesToDraw(forms: { product: Proven; form: ProvenForm }[]): FormBatch[] {
  const all = forms.flatMap(({ product, form }) =>
    batchesOf(product, form).map((batch) => ({ product, form, batch })),
  );
  return provesAll
    ? coverFeatures(all, (each) => [...rulesOfWidgets(each), ...fieldsOf(each)])
    : sampleOf(all, widgetsAndRules);
}

const widgetOf = ({ form }: FormBatch, pointer: string): string | undefined =>
  questionAt(form.written, pointer)?.widget;

const rulesOfWidgets = (each: FormBatch): string[] =>
  each.batch.rules.map(({ pointer, path }) => `${widgetOf(each, pointer)} ${path}`);

const widgetsAndRules = (each: FormBatch): string[] =>
  each.batch.rules.flatMap(({ pointer, path }) => [`at ${widgetOf(each, pointer)}`, path]);

const fieldsOf = ({ product, form, batch }: FormBatch): string[] =>
  batch.rules.map(({ pointer }) => `${product.written.name} ${form.name} ${pointer}`);
