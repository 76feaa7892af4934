// Proves that the provider accepts each body of a product's journeys, and shows it by its questions.
import { describe, expect, it } from 'vitest';
import { journeysOf } from '../../../src/analysis/journeys/example-journey.ts';
import { runJourney } from '../../../src/analysis/journeys/run-journey.ts';
import { isEmpty } from '../../../src/core/is-empty.ts';
import { valuesIn } from '../../../src/core/values-in.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { answeredSections } from '../../../src/provider/definition/answered-sections.ts';
import { sendersOf } from '../../../src/provider/definition/senders.ts';
import { shownScreen } from '../../../src/provider/definition/shown-screen.ts';
import { validateBody } from '../../../src/provider/validate/validate-body.ts';
import { provenProducts } from '../../forms/form/proven-forms.ts';
import { journeyContext } from '../../forms/journey-context.ts';
import { proofTime } from '../../forms/page-sources.ts';

const words = { texts: defaultTexts, language: 'en' };

/** The texts, numbers and other single values in a body that are answers. */
const leavesOf = (body: unknown): unknown[] =>
  valuesIn(body)
    .map(({ value }) => value)
    .filter((value) => !isEmpty(value) && typeof value !== 'object');

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

    const [load] = senders.get(call) ?? [];
    if (!load) return;
    const screen = shownScreen(await load(), undefined);
    const sent = run.sent as Record<string, unknown>;
    const { sections, rest } = answeredSections(screen, { body: sent, hashed: [] }, words);
    const rows = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
    expect(rows.length).toBeGreaterThan(0);
    for (const { label, text } of rows) {
      expect(label).not.toMatch(/\{\w/);
      expect(text).not.toMatch(/undefined|\[object|^Not answered$/);
    }
    // Each value is shown once: by its question, or as it is.
    const shown = leavesOf(rows.map(({ value }) => value)).length + leavesOf(rest).length;
    expect(shown).toBe(leavesOf(sent).length);
  });
});
