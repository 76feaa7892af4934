// Proves that a box with a list shows its answer after any typing, choosing and leaving.
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { countriesIn } from '../../src/widgets/parts/search/countries.ts';
import { nowhere, type Subject, text, walkBoxes } from './walk-boxes.ts';

const channels = [
  { const: 'mail', title: 'Email' },
  { const: 'web', title: 'Websites' },
  { const: 'app', title: 'Mobile apps' },
];
const channel: JsonSchema = { ...text, oneOf: channels };
const several: JsonSchema = { type: 'array', items: channel };
const ofChannels = {
  answers: ['mail', 'web', 'app'],
  typed: ['Email', 'web', 'Mobile apps', nowhere, ''],
  shows: (item: unknown) =>
    channels.find(({ const: value }) => value === item)?.title ?? String(item),
};
const country = '/answers/other';
const region: Subject = {
  box: text,
  other: text,
  ui: {
    other: { 'ui:widget': 'country' },
    box: { 'ui:widget': 'region', 'ui:options': { country } },
  },
  answers: ['Ontario', 'Texas', 'Bayern'],
  otherAnswers: ['Canada', 'United States', 'Germany', undefined],
  typed: ['Ontario', 'texas', 'Ont', 'ON', nowhere, ''],
};
const clearedBy = country;

walkBoxes(
  {
    'a region': region,
    'a region that its country clears': {
      ...region,
      ui: { ...region.ui, box: { 'ui:widget': 'region', 'ui:options': { country, clearedBy } } },
    },
    'a country': {
      box: text,
      other: text,
      ui: { box: { 'ui:widget': 'country', 'ui:options': { clearedBy } } },
      answers: ['Canada', 'Germany'],
      otherAnswers: ['a', 'b', undefined],
      typed: ['Canada', 'germany', 'DE', nowhere, ''],
      shows: (item) => countriesIn('en').find(({ name }) => name === item)?.label ?? String(item),
    },
    'a choice of a long list': {
      ...ofChannels,
      box: text,
      other: several,
      ui: {
        box: {
          'ui:widget': 'search-select',
          'ui:options': { source: { from: ['/answers/other'] } },
        },
      },
      otherAnswers: [['mail', 'web'], ['app'], undefined],
    },
    "a choice of the browser's list": {
      ...ofChannels,
      box: text,
      other: several,
      ui: {
        box: { 'ui:widget': 'select', 'ui:options': { source: { from: ['/answers/other'] } } },
      },
      otherAnswers: [['mail', 'web'], ['app'], undefined],
    },
    'several choices of a list': {
      ...ofChannels,
      box: several,
      other: channel,
      ui: { box: { 'ui:widget': 'multi-select', 'ui:options': { exclude: '/answers/other' } } },
      answers: [['mail'], ['web', 'app'], ['mail', 'web', 'app']],
      otherAnswers: ['mail', 'web', undefined],
    },
    'a search': {
      box: text,
      other: text,
      ui: {
        box: {
          'ui:options': {
            source: { call: 'find', send: { q: { from: '/typed' } }, value: '/id', label: '/id' },
            clearedBy,
          },
        },
      },
      answers: ['Email', 'Websites'],
      otherAnswers: ['a', 'b', undefined],
      typed: ofChannels.typed,
    },
  },
  // A walk that has found faults.
  [19],
);
