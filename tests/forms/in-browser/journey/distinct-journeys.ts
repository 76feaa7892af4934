import type { ExampleJourney } from '../../../../src/analysis/journeys/example-journey.ts';
import type { JourneyRun } from '../../../../src/analysis/journeys/run-journey.ts';
import type { FormModel, ProductModel } from '../../../../src/analysis/product-model.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { askedLocations } from '../../../support/asked-locations.ts';
import type { Path } from '../../../support/paths/path.ts';

/** A journey, the steps that it opens, and the one that refuses its answers. */
type CompletedJourney = { journey: ExampleJourney } & Pick<JourneyRun, 'openedSteps' | 'stop'>;

/**
 * Returns the first journey of each screen, and those with a step that asks or refuses something else than in every
 * walked path and earlier journey: the others give other values to the same questions.
 */
export function distinctJourneys(
  { screens }: ProductModel,
  journeys: CompletedJourney[],
  paths: Path[],
): ExampleJourney[] {
  const known = new Set<string>();
  for (const path of paths) {
    if (path.kind !== 'walk') continue;
    for (const { id, asked } of path.steps) {
      known.add(JSON.stringify([path.screen, id, asked.map(({ pointer }) => pointer), []]));
    }
  }
  const begun = new Set<string>();
  return journeys.flatMap(({ journey, openedSteps, stop }) => {
    const { screen } = journey;
    const steps = screens.find(({ id }) => id === screen)?.steps ?? [];
    const opened = steps.filter(({ id }) => id === '' || openedSteps.includes(id));
    const shown = opened.map(({ id, form }) => {
      const answers = id === '' ? journey.answers : journey.steps?.[id];
      const rejected = stop?.step === id ? Object.keys(stop.rejected) : [];
      return JSON.stringify([screen, id, askedPointers(form, answers), rejected]);
    });
    const isNew = !begun.has(screen) || shown.some((each) => !known.has(each));
    begun.add(screen);
    for (const each of shown) known.add(each);
    return isNew ? [journey] : [];
  });
}

const askedPointers = (form: FormModel | undefined, answers: Answers = {}): string[] =>
  form ? askedLocations(form, answers).map(({ pointer }) => pointer) : [];
