// Proves that forms:diff reports changes of limits that are calculated.
import { resolve } from 'node:path';
import { readRevision } from '../../../forms/diff-product.ts';
import { expectSentences } from './expect-sentences.ts';

const permit = await readRevision(resolve('tests/products/permit'));

const starts = 'apply/starts/schema.json';
const latest = '/properties/ends_on/formatMaximum';

expectSentences(permit, {
  'a calculated limit': [
    [
      starts,
      { [`${latest}/calculated/plus/1`]: 'P2Y' },
      "When shall it start?: the latest value of 'Last day' is now P2Y after the answer 'First day' (starts_on) (was P1Y after the answer 'First day' (starts_on))",
    ],
    [starts, { [`${latest}/calculated`]: { plus: ['/answers/starts_on', 'P1Y'] } }],
    [
      starts,
      { [latest]: { $today: 'P2Y' } },
      "When shall it start?: the latest value of 'Last day' is now 2 years after today (was P1Y after the answer 'First day' (starts_on))",
    ],
  ],
});
