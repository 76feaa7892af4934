// Proves that a list with "forEach" has an item for each choice, which comes, stays and goes with it.
import { describe, expect, it } from 'vitest';
import { reviewBlocks } from '../../../src/core/review/review-blocks.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { summaryLine } from '../../../src/engine/form/summary/summary-line.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const channels = [
  { const: 'mail', title: 'By mail' },
  { const: 'phone', title: 'By phone' },
  { const: 'none', title: 'None of these' },
];
const reach = {
  type: 'array',
  title: 'How you reach us',
  items: {
    type: 'object',
    required: ['often'],
    properties: {
      channel: { type: 'string', title: 'Channel' },
      often: { type: 'integer', title: 'How often?' },
    },
  },
};
const ui = {
  channels: { 'ui:options': { exclusive: 'none' } },
  reach: {
    'ui:options': { forEach: 'channel' },
    items: { channel: { 'ui:options': { source: { from: '/answers/channels' } } } },
  },
};
const form = compileForm(
  {
    type: 'object',
    properties: {
      channels: {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', oneOf: channels },
      },
      reach,
    },
  },
  ui,
  { required: 'Needed' },
);
const open = (answers: object) => new FormStore(form, nowhere, defaultTexts, { ...answers });

describe('the items of a list', () => {
  it('come with the choices, in the order of these, and keep their answers', () => {
    const store = open({});
    store.answer('/channels', ['phone']);
    expect(store.state.answers).toEqual({ channels: ['phone'], reach: [{ channel: 'phone' }] });
    store.answer('/reach/0/often', 3);
    store.answer('/channels', ['mail', 'phone']);
    expect(store.state.answers.reach).toEqual([
      { channel: 'mail' },
      { channel: 'phone', often: 3 },
    ]);
  });

  it('go with the choices, and so does a list without any', () => {
    const store = open({ channels: ['mail'], reach: [{ channel: 'mail', often: 1 }] });
    store.answer('/channels', ['none']);
    expect(store.state.answers).toEqual({ channels: ['none'] });
    store.answer('/channels', ['mail']);
    expect(store.state.answers.reach).toEqual([{ channel: 'mail' }]);
  });

  it('are required where their questions are, and take their messages along', () => {
    const store = open({ channels: ['phone'], reach: [{ channel: 'phone' }] });
    expect(store.attemptSubmit()).toBe(false);
    store.answer('/channels', ['mail', 'phone']);
    expect(messageAt(store.state, '/reach/0/often')).toBeUndefined();
    expect(messageAt(store.state, '/reach/1/often')).toBe('Needed');
  });

  it('take a message about all of them along once other ones are there', () => {
    const store = open({ channels: ['phone'], reach: [{ channel: 'phone', often: 1 }] });
    store.addServerErrors({ '/reach': 'Not these' });
    store.answer('/channels', undefined);
    expect([store.attemptSubmit(), store.state.serverErrors]).toEqual([true, {}]);
  });

  it('are those of the choices, whatever a draft or a prefill holds', () => {
    const stored = {
      channels: ['mail'],
      reach: [{ channel: 'fax', often: 1 }, { channel: 'mail', often: 2 }, { often: 3 }],
    };
    expect(startAnswers(form, stored, nowhere).reach).toEqual([{ channel: 'mail', often: 2 }]);
    expect(startAnswers(form, { channels: ['mail'] }, nowhere).reach).toEqual([
      { channel: 'mail' },
    ]);
  });

  it('are named by their choices', () => {
    const answers = { channels: ['phone'], reach: [{ channel: 'phone' }] };
    expect(summaryLine(open(answers), '/reach/0/often', 'Needed', defaultTexts)).toBe(
      'How often? (By phone): Needed',
    );
    const blocks = reviewBlocks(form, answers, defaultTexts, nowhere);
    expect(blocks.map(({ heading, rows }) => [heading, rows.map((row) => row.pointer)])).toEqual([
      [undefined, ['/channels']],
      ['By phone', ['/reach/0/often']],
    ]);
  });
});

describe('a list for choices that nobody makes', () => {
  it('has an item for each choice of the schema from the start', () => {
    const rows = compileForm(
      {
        type: 'object',
        properties: {
          reach: {
            ...reach,
            items: {
              type: 'object',
              properties: {
                channel: { type: 'string', title: 'Channel', oneOf: channels.slice(0, 2) },
                often: { type: 'integer', title: 'How often?' },
              },
            },
          },
        },
      },
      { reach: { 'ui:options': { forEach: 'channel' } } },
    );
    expect(startAnswers(rows, {}, nowhere)).toEqual({
      reach: [{ channel: 'mail' }, { channel: 'phone' }],
    });
  });

  it('has one for each item of the response of the load call', () => {
    const source = { from: '/loaded/visits', value: '/id', label: '/day' };
    const visits = compileForm(
      { type: 'object', properties: { reach } },
      {
        reach: {
          'ui:options': { forEach: 'channel' },
          items: { channel: { 'ui:options': { source } } },
        },
      },
    );
    const loaded = { visits: [{ id: 'a', day: 'Monday' }] };
    const answers = startAnswers(visits, {}, { ...nowhere, loaded });
    expect(answers).toEqual({ reach: [{ channel: 'a' }] });
    const [block] = reviewBlocks(visits, answers, defaultTexts, { loaded });
    expect(block?.heading).toBe('Monday');
  });
});
