import type { ExampleJourney } from '../../../../src/analysis/journeys/example-journey.ts';
import type {
  ProductModel,
  ScreenModel,
  StepModel,
} from '../../../../src/analysis/product-model.ts';
import { meetsCondition } from '../../../../src/analysis/sample/meets-condition.ts';
import { sampleLoaded } from '../../../../src/analysis/sample/sample-response.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expandPointer, getAt } from '../../../../src/core/pointer.ts';

/**
 * Returns the answers that a draft can hold when a journey starts, so that no step is typed twice without need: those to
 * the first steps that an earlier journey has filled in with the same answers. Secrets and the last step are typed each
 * time.
 *
 * @returns the answers, and the step after them; `undefined` where the journey starts at its first step
 */
export function knownSteps(
  product: ProductModel,
  screen: ScreenModel,
  journey: ExampleJourney,
  earlier: ExampleJourney[],
): { storedAnswers: Answers; step: string } | undefined {
  const { draft, steps } = screen;
  const alike = earlier.filter(
    (other) =>
      other.screen === journey.screen && other.sent !== undefined && same(other.load, journey.load),
  );
  const { load = { body: sampleLoaded(product, screen) } } = journey;
  const data = { loaded: 'body' in load ? load.body : undefined, query: journey.query };
  let answers: Answers = {};
  for (const step of draft ? steps : []) {
    if (!meetsCondition(step.when, { ...data, answers }, product.validate)) continue;
    const own = journey.steps?.[step.id] ?? {};
    const upToHere = steps.slice(0, steps.indexOf(step) + 1);
    const typed = alike.some((other) =>
      upToHere.every(({ id }) => same(other.steps?.[id], journey.steps?.[id])),
    );
    if (!typed || step === steps.at(-1) || hasSecret(step, own)) {
      return Object.keys(answers).length > 0
        ? { storedAnswers: answers, step: step.id }
        : undefined;
    }
    answers = { ...answers, ...own };
  }
  return undefined;
}

const hasSecret = ({ form }: StepModel, answers: Answers): boolean =>
  (form?.questions ?? [])
    .filter(({ secret }) => secret)
    .some((question) =>
      expandPointer(question.pointer, answers).some(
        (pointer) => getAt(answers, pointer) !== undefined,
      ),
    );

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
