// Proves that random walks through the product lose no answer, betray no password and never break the page.
import { describe, test } from 'vitest';
import { proofSeed, provesAll } from '../../support/extent.ts';
import { randomNumbers } from '../../support/random.ts';
import { visitor } from '../visitor.ts';
import { failedCall, play, product } from './provider.ts';
import { application, walkAtRandom } from './random-walk.ts';
import { openWizard } from './wizard.ts';

/** More of them at night: `RANDOM_WALKS=1000 npm test -- random-walks`. */
const count = Number(process.env.RANDOM_WALKS || (provesAll ? 200 : 3));
/** Other walks with each sample. */
const seeds = Array.from({ length: count }, (_, index) => proofSeed * 1000 + index);

const steps = [
  'company-info',
  'contact-details',
  'traffic-channels',
  'create-login',
  'create-login',
] as const;

describe('A visitor at random loses no answer and betrays no password, and the page never fails', () => {
  test.each(seeds)('seed %i', async (seed) => {
    const at = steps[Math.floor(randomNumbers(-seed)() * 6)];
    const page = at
      ? await openWizard({ at, load: application, expected: failedCall })
      : await visitor({ expected: failedCall });
    if (!at) {
      await play(page, 'load', application);
      await page.goto(product);
    }
    await walkAtRandom(page, { seed, steps: 8 });
  });
});
