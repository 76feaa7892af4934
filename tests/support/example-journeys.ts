import type { ProductSource, ScreenSource } from '../../src/compiler/index.ts';
import { firstAnswers } from '../../src/core/example-answers.ts';
import type { Journey } from '../../src/definition/files/journey.ts';

/** A journey as it is walked: with the answers that its file leaves to the examples of the forms. */
export interface ExampleJourney extends Journey {
  /** Id of the screen. */
  screen: string;
  /** Its examples.json, and where the journey stands in it. */
  file: string;
  pointer: string;
}

/** Every journey of a product. */
export const journeysOf = ({ screens }: ProductSource): ExampleJourney[] =>
  screens.flatMap((source) =>
    (source.examples?.journeys ?? []).map((journey, index) => ({
      screen: source.id,
      file: source.examplesPath,
      pointer: `/journeys/${index}`,
      ...journey,
      ...givenIn(journey, source),
    })),
  );

/** What is answered: on a form screen, or in each step that has examples or that the journey names. */
function givenIn({ answers, steps }: Journey, { screen, steps: forms, examples }: ScreenSource) {
  if (screen.kind !== 'wizard') return { answers: answers ?? firstAnswers(examples) };
  const usual = [...forms].map(([id, form]) => [id, firstAnswers(form.examples)] as const);
  return { steps: { ...Object.fromEntries(usual), ...steps } };
}
