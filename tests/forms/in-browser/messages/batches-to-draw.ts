import { questionAt } from '../../../../src/analysis/form/answer-location.ts';
import { coverFeatures } from '../../../support/paths/cover.ts';
import { type Batch, batchesOf } from '../../form/batches.ts';
import type { Proven, ProvenForm } from '../../form/proven-forms.ts';

/**
 * Returns the fewest batches of each form that draw a message beside each of its fields, and one for each rule of each
 * widget somewhere. Which message a rule has at a field needs no page (tests/forms/messages.test.ts).
 */
export function batchesToDraw(product: Proven, forms: ProvenForm[]): Map<ProvenForm, Batch[]> {
  const all = forms.flatMap((form) => batchesOf(product, form).map((batch) => ({ form, batch })));
  const drawn = coverFeatures(all, ({ form, batch }) =>
    batch.rules.flatMap(({ pointer, path }) => [
      `field ${form.name} ${pointer}`,
      `widget ${questionAt(form.written, pointer)?.widget} ${path}`,
    ]),
  );
  return new Map(
    forms.map((form) => [
      form,
      drawn.filter((each) => each.form === form).map(({ batch }) => batch),
    ]),
  );
}
