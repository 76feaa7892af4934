// Proves that the provider validates a body by its screen's form, and stores nothing that the screen does not send.
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeGiven } from '../../../src/core/mapping/merge-given.ts';
import { resolveMapping } from '../../../src/core/mapping/resolve-mapping.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';
import { withEmptyValues } from '../../../src/engine/form/answers.ts';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { type SendingScreen, validateBody } from '../../../src/provider/validate/validate-body.ts';
import { compileForm } from '../../engine/compile-form.ts';
import { signupAnswers } from '../signup-answers.ts';

type Body = Record<string, unknown>;

const now = '2031-02-03T04:05:06Z';
const loaded = {
  data: {
    channels: [
      { id: 4, name: 'Display' },
      { id: 2, name: 'Social' },
    ],
    publisher: {
      application_id: 'a1',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'a@b.example',
    },
  },
};
const good: Body = { ...loaded.data.publisher, ...signupAnswers };

let save: SendingScreen;
let email: SendingScreen;
beforeAll(async () => {
  const { senders } = await readDefinition('forms');
  save = (await senders?.get('save')?.[0]?.()) as SendingScreen;
  email = (await senders?.get('email')?.[0]?.()) as SendingScreen;
});

const validated = (change: Body) => validateBody(save, { ...good, ...change }, { loaded, now });
const wrongAt = (change: Body) => validated(change).wrong.map(({ at }) => at);

describe('the body of a whole application', () => {
  it('is taken as it is', () => {
    expect(validated({})).toEqual({ body: good, wrong: [], files: [] });
  });

  it.each([
    'company_name',
    'account_address_1',
    'account_country_name',
    'account_region_name',
    'account_city_name',
    'account_postal_code',
    'primary_phone',
    'contact_start_time',
    'messenger_type',
    'messenger_name',
    'how_do_you_market',
    'monthly_traffic_income',
    'use_other_cpa_networks',
    'login_name',
    'password',
    'confirmPassword',
  ])('is refused without %s', (name) => {
    for (const empty of [undefined, null, '', {}, []]) {
      expect(wrongAt({ [name]: empty })).toContain(`/${name}`);
    }
  });

  it.each<[problem: string, at: string, change: Body]>([
    ['a text that is too long', '/company_name', { company_name: 'x'.repeat(251) }],
    ['a list for a text', '/company_name', { company_name: ['x'] }],
    ['an object for a text', '/comments', { comments: { a: 1 } }],
    ['a service that is not offered', '/messenger_type', { messenger_type: 99 }],
    ['a number as text', '/messenger_type', { messenger_type: '2' }],
    ['no other service where it is asked', '/other_messenger_type', { messenger_type: 3 }],
    ['a channel that is not offered', '/how_do_you_market', { how_do_you_market: 3 }],
    ['another channel that is not offered', '/other_channels', { other_channels: [3] }],
    ['the primary channel among the others', '/other_channels', { other_channels: [4] }],
    ['a weak password', '/password', { password: 'weak', confirmPassword: 'weak' }],
    ['another password', '/confirmPassword', { confirmPassword: 'Secret124' }],
    ['a phone number that is none', '/primary_phone', { primary_phone: '+336' }],
    ['a choice that is none', '/use_other_cpa_networks', { use_other_cpa_networks: 'maybe' }],
  ])('is refused with %s', (_problem, at, change) => {
    expect(wrongAt(change)).toContain(at);
  });

  it('keeps nothing but what the screen sends, and of loaded values nothing but what was loaded', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"admin": true}, "admin": true, "email": "x@y.example"}',
    );
    expect(validated(hostile)).toEqual({ body: good, wrong: [], files: [] });
  });
});

describe('a body that does not tell all answers', () => {
  const sent = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    url: 'http://x/',
  };
  const wrong = (change: Body) =>
    validateBody(email, { ...sent, ...change }, { now }).wrong.map(({ at }) => at);

  it('is validated by the answers that it has', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ email: 'nobody' })).toEqual(['/email']);
    expect(wrong({ first_name: 'A', last_name: undefined })).toEqual(['/first_name', '/last_name']);
  });

  it('has no other values', () => {
    expect(validateBody(email, { ...sent, agree: true, x: 1 }, { now }).body).toEqual(sent);
  });
});

describe('a body with values that are of one answer or of another', () => {
  const text = { type: 'string' };
  const address = (name: string) => ({ type: 'object', properties: { [name]: text, city: text } });
  const form = compileForm({
    type: 'object',
    required: ['company'],
    properties: {
      company: { type: 'string', maxLength: 40 },
      comments: { type: 'string', maxLength: 5 },
      home: address('street'),
      billing: address('road'),
    },
  });
  const send: Mapping = {
    merge: [
      { from: '/loaded' },
      { comments: { from: '/answers/company' }, billing: { from: '/answers/home' }, kind: 'a' },
      { from: '/answers' },
      { signed: { from: '/answers/company' } },
    ],
  };
  const screen = { kind: 'form', submit: { send } } as unknown as SendingScreen['screen'];
  const validated = (body: Body) =>
    validateBody({ screen, forms: { '': form } }, body, {
      loaded: { id: 7, comments: 'Old' },
      now,
    });

  it.each<[answers: string, given: Body]>([
    ['all', { company: 'Acme', comments: 'None', billing: { road: 'A', city: 'B' } }],
    ['none but the one that it copies', { company: 'Acme Limited', home: { street: 'Mill Road' } }],
  ])('is taken as it is with %s', (_, given) => {
    const answers = withEmptyValues(form.questions, given);
    const document = { loaded: { id: 7, comments: 'Old' }, answers };
    const body = resolveMapping(send, document, { merge: mergeGiven }) as Body;
    expect(validated(body)).toEqual({ body, wrong: [], files: [] });
  });

  it.each<[title: string, value: unknown, expected: unknown]>([
    ['one of them', 'Acme', 'Acme'],
    ['the other', 'nobody', 'nobody'],
    ['none of them', 'somebody', undefined],
  ])('is what a condition may have decided: %s', (_, value, expected) => {
    const when = { answers: { required: ['comments'] } };
    const signed = { when, then: { value: 'Acme' }, else: { value: 'nobody' } };
    const screen = {
      kind: 'form',
      submit: { send: { merge: [{ from: '/answers' }, { signed }] } },
    };
    const sending = { screen, forms: { '': form } } as unknown as SendingScreen;
    const { body } = validateBody(sending, { company: 'Acme', signed: value }, { now });
    if (expected === undefined) expect((body as Body).signed).not.toBe(value);
    else expect(body).toMatchObject({ signed: expected });
  });

  it('is taken as it is where a condition may have decided about a part of a merge', () => {
    const when = { answers: { required: ['comments'] } };
    const part = { when, then: { x: 'X', n: 'N' }, else: { x: 'Z', m: { from: '/answers/home' } } };
    const screen = { kind: 'form', submit: { send: { merge: [{ from: '/answers' }, part] } } };
    const sending = { screen, forms: { '': form } } as unknown as SendingScreen;
    for (const own of [
      { x: 'X', n: 'N' },
      { x: 'Z', m: { street: 'Mill Road' } },
    ]) {
      const body = { company: 'Acme', ...own };
      expect(validateBody(sending, body, { now }).body).toEqual(body);
    }
    const other = { company: 'Acme', x: 'Y', y: 1 };
    expect(validateBody(sending, other, { now }).body).not.toMatchObject({ x: 'Y' });
  });

  it('is validated by the other values', () => {
    const body = { company: '', comments: 'Much too long', home: {}, kind: 'b', x: 1 };
    const { wrong, body: known } = validated(body);
    expect(wrong.map(({ at }) => at)).toEqual(['/signed']);
    expect(known).toMatchObject({ id: 7, kind: 'a' });
    expect(known).not.toHaveProperty('x');
  });
});
