// Proves that forms:diff says nothing of definitions that say the same in another way.
import { expect, it } from 'vitest';
import { changesBetween, revision } from '../../forms/diff-product.ts';
import { changesOf, type Edit, shipped, workshop } from './edited.ts';

const gone = undefined;
const sandbox = JSON.parse(shipped.sources.texts.get('forms/sandbox.json') ?? '{}');
const person = { type: 'string', title: 'First Name', minLength: 2, maxLength: 50 };

/** Edits of the definitions without an observable effect. */
const rows: [why: string, edits: Record<string, Edit>][] = [
  [
    'a definition taken out',
    {
      'apply/schema.json': {
        '/definitions/name': { type: 'string', minLength: 2, maxLength: 50 },
        '/properties/first_name': { $ref: '#/definitions/name', title: 'First Name' },
        '/properties/last_name': { title: 'Last Name', $ref: '#/definitions/name' },
      },
    },
  ],
  [
    'a message that moved from a field to its form',
    {
      'signup/company-info/ui.json': {
        '/account_city_name/ui:messages': gone,
        '/ui:messages': { required: 'City is required' },
      },
      'signup/company-info/schema.json': {},
    },
  ],
  [
    'defaults written out',
    {
      'signup/screen.json': {
        '/draft/delay': gone,
        '/load/send/token': { default: '', from: '/query/token' },
      },
      'confirm/screen.json': { '/width': 560 },
      'app.json': { '/theme/radius': 8, '/calls/email/cookies': false },
      'signup/company-info/ui.json': {
        '/company_name/ui:options/trim': true,
        '/website_url/ui:options': { width: 'full' },
      },
      'signup/company-info/schema.json': {
        '/properties/company_name/minLength': 0,
        '/properties/title/writeOnly': false,
      },
    },
  ],
  [
    'the order of what is required',
    {
      'apply/schema.json': {
        '/required': ['agree', 'email', 'last_name', 'confirmEmail', 'first_name'],
      },
    },
  ],
  ['an order that is the same', { 'apply/ui.json': { '/ui:order': ['first_name', '*'] } }],
  [
    'remarks',
    {
      'apply/schema.json': {
        '/$comment': 'a',
        '/properties/email/examples': ['a@b.example'],
      },
    },
  ],
  [
    'a label in the other file',
    {
      'apply/schema.json': { '/properties/first_name/title': gone },
      'apply/ui.json': { '/first_name/ui:title': person.title },
    },
  ],
  [
    'choices by their other keyword',
    {
      'signup/contact-details/schema.json': {
        '/properties/contact_start_time/enum': gone,
        '/properties/contact_start_time/oneOf': [
          '9:00AM-11:00AM PST',
          '11:00AM-1:00PM PST',
          '1:00PM-3:00PM PST',
          '3:00PM-5:00PM PST',
        ].map((time) => ({ const: time, title: time })),
      },
    },
  ],
  [
    'a name in place of what it stands for',
    { 'app.json': { '/logo/alt': 'Meridian Partner Network', '/names/other': 'unused' } },
  ],
  [
    'a call by another name',
    {
      'app.json': {
        '/calls/email': gone,
        '/calls/sign-up': { path: 'publisher/signup/email', method: 'POST', once: true },
      },
      'apply/screen.json': { '/submit/call': 'sign-up' },
      // The local provider knows the call by its name too.
      'sandbox.json': { '/calls/email': gone, '/calls/sign-up': sandbox.calls.email },
    },
  ],
  [
    'a text in runs',
    {
      'apply/ui.json': {
        '/agree/ui:options/text': [
          'I agree ',
          'to the ',
          { href: '{names.terms}', newTab: true, text: 'terms and conditions' },
        ],
      },
    },
  ],
];

it.each(rows)('says nothing of %s', (_why, edits) => {
  expect(changesOf(shipped, edits)).toEqual([]);
});

it('says nothing of a condition that stands in a part', () => {
  const path = 'signup/contact-details/schema.json';
  const { if: condition, then } = JSON.parse(shipped.sources.texts.get(`forms/${path}`) ?? '{}');
  const edit = { '/if': gone, '/then': gone, '/allOf': [{ then, if: condition }] };
  expect(changesOf(shipped, { [path]: edit })).toEqual([]);
});

it('says nothing of screens in other folders', () => {
  const moved = [...workshop.sources.texts].map(([path, text]): [string, string] => [
    path
      .replace('workshop/booking/', 'workshop/reserve/')
      .replace('workshop/home/', 'workshop/start/'),
    text,
  ]);
  const now = revision('workshop', { ...workshop.sources, texts: new Map(moved) });
  expect(changesBetween(workshop, now)).toEqual([]);
});

it('says nothing of a picture in another file', () => {
  const now = {
    ...shipped,
    sources: {
      nonJsonFiles: new Set([...shipped.sources.nonJsonFiles, 'forms/mark.svg']),
      texts: new Map(
        [...shipped.sources.texts].map(([path, text]): [string, string] => [
          path,
          text.replace('"logo.svg"', '"mark.svg"'),
        ]),
      ),
    },
    pictures: (path: string) => path.replace('mark.svg', 'logo.svg'),
  };
  expect(changesBetween(shipped, now)).toEqual([]);
});
