// Proves that forms:diff reports changes of limits that are calculated, and values that another answer chooses.
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
  'a required value that another answer chooses': [
    [
      starts,
      {
        '/properties/ends_on/const': {
          $data: '1/starts_on',
          cases: { '2027-01-01': '2027-01-02' },
        },
      },
      'When shall it start?: the message about the required value of \'Last day\' is now "Please check this answer" (was none)',
      "When shall it start?: the required value of 'Last day' is now chosen by the answer at 1/starts_on: 2027-01-02 for “2027-01-01” (was none)",
    ],
  ],
});
