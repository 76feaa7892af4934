import type { ExampleJourney } from '../../../../src/analysis/journeys/example-journey.ts';
import type { JourneyRun } from '../../../../src/analysis/journeys/run-journey.ts';
import type { ProductModel } from '../../../../src/analysis/product-model.ts';
import { askedLocations } from '../../../support/asked-locations.ts';

/** A journey, and the steps that it opens. */
type CompletedJourney = { journey: ExampleJourney } & Pick<JourneyRun, 'openedSteps'>;

/** Returns the first journey of each screen and set of asked questions: the others give other values to the same. */
export function distinctJourneys(
  { screens }: ProductModel,
  journeys: CompletedJourney[],
): ExampleJourney[] {
  const known = new Set<string>();
  return journeys.flatMap(({ journey, openedSteps }) => {
    const steps = screens.find(({ id }) => id === journey.screen)?.steps ?? [];
    const asked = steps.flatMap(({ id, form }) => {
      const answers = id === '' ? journey.answers : journey.steps?.[id];
      const isOpened = id === '' || openedSteps.includes(id);
      return form && isOpened ? askedLocations(form, answers ?? {}) : [];
    });
    const key = JSON.stringify([journey.screen, openedSteps, asked.map(({ pointer }) => pointer)]);
    if (known.has(key)) return [];
    known.add(key);
    return [journey];
  });
}
