// Proves that every journey of the examples ends and sends what it says, by the stores of the engine.
import { describe, it } from 'vitest';
import { journeysOf } from '../../src/analysis/journeys/example-journey.ts';
import { journeyFindings } from '../../src/analysis/journeys/journey-findings.ts';
import { runJourney } from '../../src/analysis/journeys/run-journey.ts';
import { expectNone } from './expect-none.ts';
import { proven } from './form/proven-forms.ts';
import { journeyContext } from './journey-context.ts';
import { testOf } from './place-in.ts';
import { named } from './products.ts';

/**
 * Walks without a page through the emitted modules, as `npm run forms:check` does through the definitions. A browser fills
 * in one journey of each set of questions.
 */
describe.each(named)('the journeys of %s', async (_name, folder) => {
  const product = await proven(folder);
  const context = journeyContext(product);
  const journeys = journeysOf(product.source);
  if (journeys.length === 0) it.skip('of which there are none');

  for (const journey of journeys) {
    const { file, pointer, screen, name } = journey;
    it(
      `${screen}: ${name}`,
      testOf(product.placeOf(file, pointer), async () => {
        const run = await runJourney(context, journey);
        const found = journeyFindings(journey, run, context, () => false);
        expectNone(found.map((one) => `${product.placeOf(one.file, one.pointer)}: ${one.message}`));
      }),
    );
  }
});
