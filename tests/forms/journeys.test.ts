import { describe, expect, it } from 'vitest';
import { journeysOf } from '../support/example-journeys.ts';
import { proven } from './form/proven-forms.ts';
import { origin } from './journey/played-browser.ts';
import { pointed, runJourney } from './journey/run-journey.ts';
import { named } from './products.ts';

/** Without a page: what leaves, and where it ends. In the browser, one of each set of questions is filled in by hand. */
describe.each(named)('the journeys of %s', async (_name, folder) => {
  const product = await proven(folder);

  const journeys = journeysOf(product.source);
  if (journeys.length === 0) it.skip('of which there are none');

  it.each(journeys.map((journey) => [journey.screen, journey.name, journey] as const))(
    '%s: %s',
    async (_screen, _journey, journey) => {
      const at = (key: string) => product.placeOf(journey.file, `${journey.pointer}/${key}`);
      const { sent, ends } = await runJourney(product, journey).catch((problem) => {
        throw new Error(`${at('steps')}: ${problem.message}`);
      });
      expect(sent, `${at('sent')} is what is sent`).toEqual(placed(journey.sent));
      const { fields, ...end } = journey.ends;
      const expected = { ...end, ...(fields && { fields: pointed(fields) }) };
      expect(ends, `${at('ends')} is where it ends`).toEqual(expected);
    },
  );
});

/** What is sent, from the site of these tests. */
const placed = (sent: unknown): unknown =>
  sent === undefined ? undefined : JSON.parse(JSON.stringify(sent).replaceAll('{origin}', origin));
