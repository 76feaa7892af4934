import { describe, expect, it } from 'vitest';
import { journeysOf } from '../support/example-journeys.ts';
import { proven } from './form/proven-forms.ts';
import { origin } from './journey/played-browser.ts';
import { byPointer, runJourney } from './journey/run-journey.ts';
import { withWords } from './page-sources.ts';
import { named } from './products.ts';

/** Runs without a page and compares the sent body and the end. A browser fills in one journey of each set of questions. */
describe.each(named)('the journeys of %s', async (_name, folder) => {
  const product = await proven(folder);

  const journeys = journeysOf(product.source);
  if (journeys.length === 0) it.skip('of which there are none');

  it.each(journeys.map((journey) => [journey.screen, journey.name, journey] as const))(
    '%s: %s',
    async (_screen, _journey, journey) => {
      const at = (key: string) => product.placeOf(journey.file, `${journey.pointer}/${key}`);
      const { sent, end } = await runJourney(product, journey).catch((problem) => {
        throw new Error(`${at('steps')}: ${problem.message}`);
      });
      expect(sent, `${at('sent')} is what is sent`).toEqual(
        journey.sent && withWords(journey.sent, origin),
      );
      const { fields, ...place } = journey.ends;
      const expected = { ...place, ...(fields && { fields: byPointer(fields) }) };
      expect(end, `${at('ends')} is where it ends`).toEqual(expected);
    },
  );
});
