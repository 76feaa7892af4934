import { describe, expect, inject, it } from 'vitest';
import { type ExampleJourney, journeysOf } from '../../../src/analysis/journeys/example-journey.ts';
import { expectedBody } from '../../../src/analysis/journeys/expected-body.ts';
import { byPointer, runJourney } from '../../../src/analysis/journeys/run-journey.ts';
import { listPaths } from '../../support/paths/list-paths.ts';
import { isInBrowser } from '../../support/paths/path.ts';
import { walkablePaths } from '../../support/paths/walk-budget.ts';
import { proven } from '../form/proven-forms.ts';
import { journeyContext } from '../journey-context.ts';
import { proofTime } from '../page-sources.ts';
import { testOf } from '../place-in.ts';
import { fullyProven } from '../products.ts';
import { distinctJourneys } from './journey/distinct-journeys.ts';
import { walkJourney } from './journey/walk-journey.ts';
import { screensToProve } from './touched.ts';
import { expectEnd } from './walk/ends.ts';

/**
 * Journeys that repeat what the browser has proven stay out, since the stores prove what each of them sends and where it
 * ends (tests/forms/journeys.test.ts): those whose steps ask the same questions as a walked path or a journey before, and
 * those on which a call fails, of which the walked paths prove every way.
 */
describe.each(fullyProven)('the journeys of %s', async (name, folder) => {
  const product = await proven(folder);
  const context = journeyContext(product);
  const proved = screensToProve(folder, product.written);
  const all = journeysOf(product.source).filter(({ screen }) => proved.has(screen));
  const runs = await Promise.all(
    all.map(async (journey) => ({ journey, ...(await runJourney(context, journey)) })),
  );
  const succeeding = runs.filter(({ outcomes }) =>
    outcomes.every((outcome) => outcome.endsWith(': success')),
  );
  const paths = walkablePaths(listPaths(product.written)).flatMap((screen) => screen.paths);
  const walked = paths.filter(isInBrowser);
  const journeys = distinctJourneys(product.written, succeeding, walked);
  const origin = inject('served')[name] ?? '';
  if (journeys.length === 0) it.skip('of which there are none');

  for (const journey of journeys) {
    const place = product.placeOf(journey.file, journey.pointer);
    it(
      `${journey.screen}: ${journey.name}`,
      testOf(place, () => walkInBrowser(journey)),
    );
  }

  async function walkInBrowser(journey: ExampleJourney) {
    const earlier = journeys.slice(0, journeys.indexOf(journey));
    const stage = await walkJourney(product.written, origin, journey, earlier);
    const { at, says = [], fields = {} } = journey.ends;
    const end = { route: at, fields: byPointer(fields), clearsDraft: false };
    await expectEnd(stage, stage.screen, end);
    for (const message of says) {
      await expectEnd(stage, stage.screen, { message, fields: {}, clearsDraft: false });
    }
    const call = stage.screen.submit?.call;
    const sent = stage.provider.sent.filter((each) => each.call === call);
    const where = `${product.placeOf(journey.file, `${journey.pointer}/sent`)} is what is sent`;
    expect(
      sent.map(({ body }) => body),
      where,
    ).toEqual(expectedBodies(journey.sent, origin));
  }
});

/** Returns the expected bodies: one call, or none. */
const expectedBodies = (sent: unknown, origin: string): unknown[] =>
  sent === undefined ? [] : [expectedBody(sent, { origin, now: proofTime })];
