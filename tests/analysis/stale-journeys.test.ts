// Proves that journeys that send, end or read otherwise are found, and renewed where only words have changed.
import { describe, expect, it } from 'vitest';
import { findStaleJourneys } from '../../src/analysis/examples/stale-journeys.ts';
import { compileSources } from '../../src/compiler/index.ts';
import type { Journey } from '../../src/definition/files/journey.ts';
import { type Overlay, tinySources } from '../vite/overlay.ts';

/** Returns what is found in the journey of a screen: pointers below it, messages and fixes. */
async function found(screen: string, journey: Omit<Journey, 'name'>, change: Overlay = {}) {
  const examples = { journeys: [{ name: 'A journey', ...journey }] };
  const sources = tinySources({ ...change, [`${screen}/examples.json`]: examples });
  const { product, diagnostics } = compileSources('forms', sources);
  const stale = await findStaleJourneys(product, diagnostics);
  return stale.map(({ pointer, message, fix }) => [
    pointer.replace('/journeys/0', ''),
    message,
    ...(fix ? [fix] : []),
  ]);
}

const home = {
  answers: { email: 'ada@example.com', age: 40 },
  sent: { email: 'ada@example.com' },
  played: { status: 204 },
  ends: { at: '/done' },
};

const order = {
  query: { list: '1' },
  steps: { taste: { size: 'small', colour: 'r', nickname: 'Ada' } },
  sent: { size: 'small', colour: 'r', nickname: 'Ada' },
  played: { status: 201 },
  ends: { at: '/done' },
};
const shortNames = { 'order/taste/schema.json': { properties: { nickname: { maxLength: 9 } } } };
const taken = { ...order, played: { status: 409 } };

describe('stale journeys', () => {
  it('are not those that send and end as they expect', async () => {
    expect(await found('home', home)).toEqual([]);
    expect(await found('order', order)).toEqual([]);
  });

  it('are not those that expect the time and the version of their run', async () => {
    const meta = { opened: { from: '/page/opened' }, version: { from: '/page/version' } };
    const change = { 'home/screen.json': { submit: { send: { from: null, ...meta } } } };
    const { email } = home.sent;
    const sent = { email, opened: '{now}', version: '{version}' };
    expect(await found('home', { ...home, sent }, change)).toEqual([]);
  });

  it('expect another body, which only a person changes', async () => {
    const change = {
      'home/screen.json': {
        submit: { send: { email: { from: null, value: 'none' }, age: { from: '/answers/age' } } },
      },
    };
    const sent = { email: 'ada@example.com', name: 'Ada' };
    expect(await found('home', { ...home, sent }, change)).toEqual([
      ['/sent/email', 'The journey expects "ada@example.com" here, but "none" is sent.'],
      ['/sent/name', 'The journey expects "Ada" here, but no "name" is sent.'],
      ['/sent', 'The journey does not expect "age", but 40 is sent as it.'],
    ]);
  });

  it('give answers that visitors can no longer give; the reason is all that is found', async () => {
    const steps = { taste: { ...order.steps.taste, nickname: 'Ada of the far north' } };
    expect(await found('order', { ...order, steps }, shortNames)).toEqual([
      [
        '/sent',
        'The journey expects this to be sent, but visitors read "At most 9 characters" beside "nickname" in the step "taste".',
      ],
    ]);
  });

  it.each([{}, { load: { call: 'load', params: { list: { value: '1' } } } }])(
    'end where a step leaves for another page, and the next one would have %j',
    async (next) => {
      const small = { required: ['size'], properties: { size: { const: 'small' } } };
      const steps = [
        { step: 'taste', exits: [{ leave: '/done', when: small }] },
        { step: 'extras', ...next },
        { review: 'review', title: 'Check your answers' },
      ];
      const { sent: _, played: _played, ...leaving } = order;
      expect(await found('order', leaving, { 'order/screen.json': { steps } })).toEqual([]);
    },
  );

  it('answer what is not asked', async () => {
    const steps = { taste: { ...order.steps.taste, reason: 'Hunger' } };
    expect(await found('order', { ...order, steps })).toEqual([
      [
        '/steps/taste/reason',
        'The journey answers "reason" in the step "taste", which is not asked after its other answers.',
      ],
    ]);
  });

  it('end with the reason that the response to a refused call gives', async () => {
    const say = 'Not sent: {response.reason|please try again}.';
    const change = { 'home/screen.json': { submit: { outcomes: { 422: { say } } } } };
    const played = { status: 422, body: { reason: 'we are full' } };
    const ends = { says: ['Not sent: we are full.'] };
    expect(await found('home', { ...home, played, ends }, change)).toEqual([]);
  });

  it('send what they do not expect', async () => {
    const { sent: _, ...journey } = home;
    expect(await found('home', journey)).toEqual([
      ['', 'The journey expects nothing to be sent, but {"email":"ada@example.com"} is sent.'],
    ]);
  });

  it('end elsewhere', async () => {
    expect(await found('home', { ...home, played: { status: 500 } })).toEqual([
      ['/ends/at', 'The journey expects to end at "/done", but an alert says "Please try again.".'],
    ]);
    const ends = { says: ['Please try again.'] };
    expect(await found('home', { ...home, ends })).toEqual([
      ['/ends', 'The journey expects to stay on its screen, but it ends at "/done".'],
    ]);
  });

  it('expect words that the definitions no longer have, which are renewed', async () => {
    const ends = { fields: { nickname: 'Somebody else has it.' } };
    expect(await found('order', { ...taken, ends })).toEqual([
      [
        '/ends/fields/nickname',
        'The journey expects "Somebody else has it." beside "nickname", but visitors read "Please choose another one." there.',
        { do: 'replace', value: 'Please choose another one.' },
      ],
    ]);
  });

  it('expect words that the definitions have elsewhere, which only a person changes', async () => {
    const ends = { says: ['Please choose another one.'] };
    expect(await found('home', { ...home, played: { status: 500 }, ends })).toEqual([
      [
        '/ends/says/0',
        'The journey expects "Please choose another one." in an alert, but visitors read "Please try again." there.',
      ],
    ]);
  });

  it('do not expect all messages', async () => {
    expect(await found('order', { ...taken, ends: { says: ['Gone'] } })).toEqual([
      [
        '/ends/says/0',
        'The journey expects "Gone" in an alert, but visitors read no message there.',
      ],
      [
        '/ends',
        'Visitors also read "Please choose another one." beside "nickname". Add it to "fields", or change the journey.',
      ],
    ]);
  });

  it('say nothing where they stop at an example that has a finding', async () => {
    const examples = {
      accepted: [{ name: 'A large one', answers: { size: 'large', colour: 'r' } }],
    };
    const change = { 'order/taste/examples.json': examples };
    const { steps: _, ...journey } = order;
    expect(await found('order', journey, change)).toEqual([]);
  });

  it('are not looked for while their screen has errors', async () => {
    const change = { 'home/screen.json': { intro: 1 } };
    expect(await found('home', { ...home, sent: {} }, change)).toEqual([]);
  });
});
