import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { CompiledStep, RepeatedList } from '../../compiled/screen.ts';
import { fieldName, parentPointer, toPointer } from '../../core/pointer.ts';
import { itemSteps } from '../../core/steps/item-steps.ts';
import { decidingFields } from '../3-analyze/deciding-fields.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { schemaOfCondition } from '../model/form/data-condition.ts';
import { normalizeSteps, type Step } from '../model/screen/normalize-steps.ts';
import { compileLoad, type RequestContext } from './compile-screen-requests.ts';
import { passedOnTo } from './compile-values.ts';
import { imported, validatorOf } from './module-code.ts';

/**
 * Compiles the steps of a wizard, with the answers that open them.
 *
 * @param formLoader returns the function that loads the form of a step
 */
export const compileSteps = (
  context: RequestContext,
  formLoader: (step: Step) => () => Promise<CompiledForm | undefined>,
): CompiledStep[] =>
  normalizeSteps(context.source).map((step) => {
    const { product, source } = context;
    const { id, title, intro, when, load, exits = [], form } = step;
    const questions = form ? planForm(form, product.app).questions : [];
    const forEach = repeatedList(step, questions);
    const decidedBy = decidingFields(step, forEach);
    const isUncertain = when && Object.keys(when).some((name) => name !== 'answers');
    return {
      id,
      title,
      intro,
      fields: namesOf(questions),
      ...(isUncertain && { readsData: true }),
      ...(decidedBy.length > 0 && { decidedBy }),
      ...(forEach && { forEach, itemSteps: imported('itemSteps', itemSteps) }),
      ...(when && { when: validatorOf(schemaOfCondition(when)) }),
      ...(load && { request: compileLoad(load, context) }),
      ...(exits.length > 0 && {
        exits: exits.map(({ leave, when }) => ({
          leave,
          ...passedOnTo(product, source, leave, 'exit'),
          when: validatorOf(schemaOfCondition(when)),
        })),
      }),
      // The checker reports a step without a form.
      ...(step.kind === 'form' && { load: formLoader(step) as CompiledStep['load'] & {} }),
    };
  });

/** Returns the names of the fields at the top of the answers. */
export const namesOf = (questions: Question[]): string[] => [
  ...new Set(questions.map(({ pointer }) => fieldName(pointer))),
];

/** Returns the list for whose items a step is repeated, with the choices that these are for; `undefined` for any other. */
export function repeatedList(
  { forEach }: Pick<Step, 'forEach'>,
  questions: Question[],
): RepeatedList | undefined {
  if (forEach === undefined) return undefined;
  const list = toPointer([forEach]);
  const key = questions.find((one) => one.itemKey && parentPointer(one.pointer) === `${list}/-`);
  if (!key) return undefined;
  const { choices, source, only, except } = key;
  return { list, choices, source, only, except };
}
