import type { SampleData } from '../../../src/analysis/form/conditions.ts';
import type { FormModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { evaluateMapping } from '../../../src/compiler/index.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { fieldName, getAt, setAt } from '../../../src/core/pointer.ts';

/** Returns the answers of a form before the visitor's first: prefilled values and defaults. */
export function initialAnswers(
  { prefill }: Pick<ScreenModel, 'prefill'>,
  { questions }: FormModel,
  dataSources: SampleData,
): Answers {
  const found = prefill === undefined ? undefined : evaluateMapping(prefill, dataSources);
  const names = new Set(questions.map(({ pointer }) => fieldName(pointer)));
  const prefilled = Object.entries((found ?? {}) as Answers).filter(([name]) => names.has(name));
  const start: Answers = structuredClone(Object.fromEntries(prefilled));
  for (const { pointer, default: standard } of questions) {
    if (standard === undefined || pointer.includes('/-')) continue;
    if (getAt(start, pointer) === undefined) setAt(start, pointer, standard);
  }
  return start;
}
