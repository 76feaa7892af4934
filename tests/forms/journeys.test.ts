// Proves that every journey of the examples ends and sends what it says, by the stores of the engine.
import { describe, it } from 'vitest';
import { journeysOf } from '../../src/analysis/journeys/example-journey.ts';
import { journeyFindings } from '../../src/analysis/journeys/journey-findings.ts';
import { runJourney } from '../../src/analysis/journeys/run-journey.ts';
import { expectNone } from './expect-none.ts';
import { provenProducts } from './form/proven-forms.ts';
import { journeyContext } from './journey-context.ts';
import { testOf } from './place-in.ts';

const products = (await provenProducts()).map((product) => ({
  ...product,
  journeys: journeysOf(product.source),
}));
const withJourneys = products.filter(({ journeys }) => journeys.length > 0);

/**
 * Walks without a page through the emitted modules, as `npm run forms:check` does through the definitions. A browser fills
 * in one journey of each set of questions.
 */
describe.each(withJourneys)('the journeys of $name', (product) => {
  const context = journeyContext(product);

  for (const journey of product.journeys) {
    const { file, pointer, screen, name } = journey;
    it(
      `${screen}: ${name}`,
      testOf(product.pointerOf(file, pointer), async () => {
        const run = await runJourney(context, journey);
        const found = journeyFindings(journey, run, context, () => false);
        expectNone(
          found.map((one) => `${product.pointerOf(one.file, one.pointer)}: ${one.message}`),
        );
      }),
    );
  }
});
