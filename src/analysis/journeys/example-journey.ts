import type { ProductSource, ScreenSource } from '../../compiler/index.ts';
import { firstAnswers } from '../../core/form/example-answers.ts';
import type { Journey } from '../../definition/files/journey.ts';

/** A journey with all its answers, including those that its file leaves to the examples of the forms. */
export interface ExampleJourney extends Journey {
  /** Id of the screen. */
  screen: string;
  /** Its examples.json; the pointer leads to the journey in it. */
  file: string;
  pointer: string;
}

/** Lists every journey of a product. */
export const journeysOf = ({ screens }: ProductSource): ExampleJourney[] =>
  screens.flatMap((source) =>
    (source.examples?.journeys ?? []).map((journey, index) => ({
      screen: source.id,
      file: source.examplesPath,
      pointer: `/journeys/${index}`,
      ...journey,
      ...journeyAnswers(journey, source),
    })),
  );

/** Returns the answers of a form screen, or of each step with examples or with an entry in the journey. */
function journeyAnswers(
  { answers, steps }: Journey,
  { screen, steps: forms, examples }: ScreenSource,
) {
  if (screen.kind !== 'wizard') return { answers: answers ?? firstAnswers(examples) };
  const defaults = [...forms].map(([id, form]) => [id, firstAnswers(form.examples)] as const);
  return { steps: { ...Object.fromEntries(defaults), ...steps } };
}
