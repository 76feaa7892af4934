import { unfinishedDateMessage } from '../../core/unfinished-date.ts';
import { everyContentOf } from '../../core/variants.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type FormPlan, planForm } from '../3-analyze/plan-form.ts';
import { memoizeByPair } from '../model/memoize.ts';
import type { FormSource, ProductSource } from '../model/product.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { inlineReferences } from '../schema/inline-references.ts';
import { importOfCalculations } from './module-ids.ts';

/**
 * Returns the code of a form: its plan, the validator of its answers, and those of its conditions.
 *
 * @param schemas further schemas of the same module, by the names of their validators
 */
export function emitForm(
  product: Pick<ProductSource, 'app'>,
  source: FormSource,
  schemas: Record<string, JsonSchema> = {},
): string {
  const { conditions, calculated, ...plan } = formPlan(product, source);
  const named = conditions.map((condition, index) => ({ ...condition, name: `condition${index}` }));
  const validators = compileValidators({
    // The path of a broken rule leads through the schema as it is written, not through its definitions.
    validate: inlineReferences(source.schema),
    ...Object.fromEntries(named.map(({ name, if: schema }) => [name, schema])),
    ...schemas,
  });
  const entries = named.map(
    ({ name, pointer }) => `{ pointer: ${JSON.stringify(pointer)}, test: ${name} }`,
  );
  const hasCalculated = calculated.length > 0;
  const calculate = `, calculateAnswers: calculator(${JSON.stringify(calculated)})`;
  return (
    `${hasCalculated ? importOfCalculations('calculator') : ''}${validators}\n` +
    `export default { ...${JSON.stringify(plan)}, ` +
    `validate, conditions: [${entries.join(', ')}]${hasCalculated ? calculate : ''}` +
    `${keepsUnfinishedDates(plan) ? `, unfinishedMessage: ${unfinishedDateMessage}` : ''} };`
  );
}

/** Returns whether a form has a widget that keeps unfinished dates. */
export const keepsUnfinishedDates = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.flatMap(everyContentOf).some(({ keepsUnfinished }) => keepsUnfinished);

/** Returns the plan of a form of a product; it is made once. */
export const formPlan = ({ app }: Pick<ProductSource, 'app'>, form: FormSource): FormPlan =>
  planOf(app, form);

const planOf = memoizeByPair(
  ({ messages }: AppFile, form: FormSource): FormPlan => planForm(form, messages ?? {}),
);
