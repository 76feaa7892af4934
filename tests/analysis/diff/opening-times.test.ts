// Proves that forms:diff names the times at which a form opens and closes, and the pages in its place.
import { expect, it } from 'vitest';
import { sentences, workshop } from './edited.ts';

const opens = { at: '2026-12-01T09:00[Europe/Lisbon]', before: '/beginners' };
const closes = { at: '2027-01-31T17:00[Europe/Lisbon]', after: '/no-such-workshop' };

it('new times and pages are reported', () => {
  const change = { 'booking/screen.json': { '/opens': opens, '/closes': closes } };
  expect(sentences(workshop, change)).toMatchInlineSnapshot(`
    [
      "the time at which the form opens is now "2026-12-01T09:00[Europe/Lisbon]" (was none)",
      "the page before the form opens is now 'Weekends first' (/beginners) (was none)",
      "the time at which the form closes is now "2027-01-31T17:00[Europe/Lisbon]" (was none)",
      "the page after the form has closed is now 'Workshop not found' (/no-such-workshop) (was none)",
    ]
  `);
});
