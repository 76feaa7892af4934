// Proves that forms:diff reports changes of calculated and chosen limits, days of the week, and answers that differ.
import { resolve } from 'node:path';
import { readRevision } from '../../../forms/diff-product.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const permit = await readRevision(resolve('tests/products/permit'));

const starts = 'apply/starts/schema.json';
const others = 'apply/others/schema.json';
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
  'the days of the week, and closed days': [
    [
      starts,
      { '/properties/starts_on/weekdays': [1, 7] },
      "When shall it start?: the list of days of the week of 'First day' is now Monday and Sunday (was Monday, Tuesday, Wednesday, Thursday and Friday)",
    ],
    [
      starts,
      { '/properties/starts_on/weekdays': removed },
      "When shall it start?: the list of days of the week of 'First day' is gone (was Monday, Tuesday, Wednesday, Thursday and Friday)",
    ],
    [
      starts,
      { '/properties/starts_on/not/enum/1': '2027-01-02' },
      'When shall it start?: the exclusion of \'First day\' is now list of values "2026-12-25", "2027-01-02" and "2049-12-24" (was list of values "2026-12-25", "2027-01-01" and "2049-12-24")',
    ],
    [
      'apply/starts/ui.json',
      { '/starts_on/ui:messages/weekdays': 'Closed' },
      'When shall it start?: the message about the list of days of the week of \'First day\' is now "Closed" (was "Permits start from Monday to Friday")',
    ],
  ],
  'the answers that differ between items': [
    [
      others,
      { '/properties/others/uniqueItemProperties': ['plate', 'permit'] },
      "Other vehicles: the uniqueness of items of 'Other vehicles at this address' is now by 'Registration number of it' and 'It has a permit' (was by 'Registration number of it')",
    ],
    [
      others,
      { '/properties/others/uniqueItemProperties': [['plate', 'permit']] },
      "Other vehicles: the uniqueness of items of 'Other vehicles at this address' is now by 'Registration number of it' with 'It has a permit' (was by 'Registration number of it')",
    ],
    [
      others,
      { '/properties/others/uniqueItemProperties': removed },
      "Other vehicles: the uniqueness of items of 'Other vehicles at this address' is gone (was by 'Registration number of it')",
    ],
  ],
});
