import type { ExamplesSource, ProductSource, ScreenSource } from '../../compiler/index.ts';
import { firstAnswers } from '../../core/form/example-answers.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
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
  screens.flatMap((source) => journeysOfScreen(source));

/**
 * Lists the journeys of a screen.
 *
 * @param examplesIn returns the examples of the screen, or of a form in it
 */
export const journeysOfScreen = (
  source: ScreenSource,
  examplesIn = (file: ExamplesSource) => file.examples,
): ExampleJourney[] =>
  (examplesIn(source)?.journeys ?? []).map((journey, index) => ({
    screen: source.id,
    file: source.examplesPath,
    pointer: `/journeys/${index}`,
    ...journey,
    ...journeyAnswers(journey, source, examplesIn),
  }));

/** Returns the answers of a form screen, or of each step with examples or with an entry in the journey. */
function journeyAnswers(
  { answers, steps }: Journey,
  source: ScreenSource,
  examplesIn: (file: ExamplesSource) => ExamplesFile | undefined,
) {
  if (source.screen.kind !== 'wizard') {
    return { answers: answers ?? firstAnswers(examplesIn(source)) };
  }
  const defaults = [...source.steps].map(
    ([id, form]) => [id, firstAnswers(examplesIn(form))] as const,
  );
  return { steps: { ...Object.fromEntries(defaults), ...steps } };
}
