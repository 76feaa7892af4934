// Proves that the provider accepts every body that the example journeys of a product send.
import { describe, expect, it } from 'vitest';
import { journeysOf } from '../../../src/analysis/journeys/example-journey.ts';
import { runJourney } from '../../../src/analysis/journeys/run-journey.ts';
import { sendersOf } from '../../../src/provider/definition/senders.ts';
import { validateBody } from '../../../src/provider/validate/validate-body.ts';
import { provenProducts } from '../../forms/form/proven-forms.ts';
import { journeyContext } from '../../forms/journey-context.ts';
import { proofTime } from '../../forms/page-sources.ts';

const products = (await provenProducts()).map((product) => ({
  ...product,
  journeys: journeysOf(product.source),
}));
const withJourneys = products.filter(({ journeys }) => journeys.length > 0);

describe.each(withJourneys)('the bodies that the journeys of $name send', (product) => {
  const context = journeyContext(product);
  const { senders } = sendersOf(product.source);

  it.each(
    product.journeys.map((journey) => [`${journey.screen}: ${journey.name}`, journey] as const),
  )('%s', async (_title, journey) => {
    const run = await runJourney(context, journey);
    if (run.sent === undefined) return;
    const call = run.calls.at(-1)?.call ?? '';
    const validated = await Promise.all(
      (senders.get(call) ?? []).map(async (load) =>
        validateBody(await load(), run.sent as Record<string, unknown>, { now: proofTime }),
      ),
    );
    const accepted = validated.find(({ wrong }) => wrong.length === 0);
    expect(accepted?.body, JSON.stringify(validated.map(({ wrong }) => wrong))).toEqual(run.sent);
  });
});
