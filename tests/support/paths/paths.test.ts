// Proves that a screen has a path for each combination of its conditions and each end of its calls.
import { describe, expect, it } from 'vitest';
import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { formModel, validate } from '../../analysis/form-model.ts';
import { findCombinations } from './combinations.ts';
import { listPaths, snapshotFiles } from './list-paths.ts';
import type { Walk } from './path.ts';
import type { ConditionValues } from './path-conditions.ts';

const yes = (name: string): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: true } },
});

const pets: JsonSchema = {
  type: 'object',
  required: ['pets'],
  properties: { pets: { type: 'boolean', title: 'Any pets?' } },
  if: yes('pets'),
  then: {
    required: ['kind'],
    properties: { kind: { type: 'string', title: 'Which kind?', enum: ['cat', 'dog'] } },
    if: { required: ['kind'], properties: { kind: { const: 'dog' } } },
    then: { properties: { size: { type: 'string', title: 'How large?' } } },
  },
};

const screen: ScreenModel = {
  id: 'stay',
  kind: 'wizard',
  route: '/stay',
  title: 'Plan a stay',
  texts: defaultTexts,
  draft: { key: 'stay', entry: 'answers' },
  actions: [],
  load: { call: 'rooms', send: { code: { from: '/query/code' } }, outcomes: {} },
  submit: {
    call: 'book',
    send: { from: '/answers' },
    outcomes: { success: { go: '/done' }, '409': { fields: { pets: 'No.' } } },
  },
  steps: [
    { id: 'who', title: 'Who', form: formModel(pets) },
    {
      id: 'vet',
      title: 'Vet',
      when: { answers: yes('pets') },
      form: formModel({ type: 'object', properties: { vet: { type: 'string', title: 'Vet' } } }),
    },
    {
      id: 'login',
      title: 'Login',
      form: formModel({
        type: 'object',
        required: ['secret'],
        properties: { secret: { type: 'string', title: 'Secret', writeOnly: true } },
      }),
    },
  ],
};

const product: ProductModel = {
  version: 'v1',
  addresses: { hosts: [], provider: '' },
  name: 'Stays',
  language: 'en',
  validate,
  calls: {
    rooms: { method: 'GET', path: '/rooms', response: { type: 'object' } },
    book: { method: 'POST', path: '/book', timeout: 'PT9S' },
  },
  screens: [screen],
};

const [stay] = listPaths(product);
const walks = (stay?.paths ?? []).filter((path): path is Walk => path.kind === 'walk');
const asked = (walk: Walk | undefined) =>
  walk?.steps.flatMap((step) => step.asked.map(({ pointer }) => pointer));

describe('the paths of a screen', () => {
  it('are one for each combination that its conditions can have', () => {
    expect(walks.slice(0, 3).map(asked)).toEqual([
      ['/pets', '/kind', '/size', '/vet', '/secret'],
      ['/pets', '/kind', '/vet', '/secret'],
      ['/pets', '/secret'],
    ]);
    expect(stay).toMatchObject({ conditions: 3, combinations: 3, possible: 8 });
  });

  it('are walked by a browser where one shows what those before it do not', () => {
    const question = (name: string) => ({
      properties: { [name]: { type: 'boolean' as const, title: name } },
      if: yes(name),
      then: {
        properties: { [`${name}_more`]: { type: 'string' as const, title: `${name} more` } },
      },
    });
    const form = formModel({ type: 'object', allOf: [question('a'), question('b')] });
    const steps = [{ id: '', title: 'Stay', form }];
    const [paths] = listPaths({ ...product, screens: [{ ...screen, kind: 'form', steps }] });
    const sends = paths?.paths.filter(({ id }) => id.includes('sends')) as Walk[];
    expect(sends.map(({ inBrowser }) => inBrowser)).toEqual([true, false, false, true]);
    expect(sends.map(({ steps: [step] }) => step?.files.filled)).toEqual([
      'stay/filled-a_more+b_more',
      undefined,
      undefined,
      'stay/filled',
    ]);
  });

  it('are told in words', () => {
    expect(walks[2]?.title).toBe(
      'Plan a stay: unless “Any pets?” is ticked or “yes”, without “Vet”',
    );
  });

  it('have answers that every form accepts', () => {
    for (const { steps } of walks) {
      for (const { id, answers } of steps) {
        const form = screen.steps.find((step) => step.id === id)?.form;
        expect(form?.validate(answers)).toBe(true);
      }
    }
  });

  it('are one for each other way for a call to end', () => {
    const ends = (stay?.paths ?? []).slice(3).map(({ id }) => id);
    expect(ends).toEqual([
      'stay/sent-409',
      'stay/sent-failure',
      'stay/sent-offline',
      'stay/load-failure',
      'stay/load-offline',
    ]);
  });

  it('type nothing twice that the browser keeps, but what is never stored', () => {
    expect(walks.map(({ storedSteps }) => storedSteps)).toEqual([0, 0, 0, 2, 1, 1]);
  });

  it('find in the draft what an earlier one has typed, where no other answer decides on it', () => {
    const stored = walks.slice(0, 3).map(({ steps }) => steps.map((step) => step.stored));
    expect(stored).toEqual([
      [undefined, undefined, undefined],
      [{ pets: true }, { vet: 'Sample text' }, {}],
      [{}, {}],
    ]);
  });

  it('come with the parameters that the calls read', () => {
    expect(walks[0]?.query).toEqual({ code: 'sample' });
  });

  it('fill each file once', () => {
    const files = snapshotFiles([stay].flatMap((each) => each ?? []));
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('stay/who/filled-kind+size');
    expect(files).toContain('stay/sends-plain');
  });
});

describe('combinations of conditions', () => {
  const meet = (wanted: ConditionValues) => ({ values: wanted.map((value) => value ?? false) });

  it('are all walked up to sixteen', () => {
    expect(findCombinations(0, meet)).toHaveLength(1);
    expect(findCombinations(4, meet)).toHaveLength(16);
  });

  it('of more, each pair is walked in each way, by few walks', () => {
    const count = 10;
    const found = findCombinations(count, meet);
    for (let one = 0; one < count; one++) {
      for (let other = one + 1; other < count; other++) {
        const pairs = new Set(found.map(({ values }) => `${values[one]} ${values[other]}`));
        expect(pairs.size, `${one} with ${other}`).toBe(4);
      }
    }
    expect(found.length).toBeLessThan(30);
  });

  it('that exclude each other are left out', () => {
    const onlyOne = (wanted: ConditionValues) =>
      wanted.filter((value) => value === true).length > 1 ? undefined : meet(wanted);
    expect(findCombinations(3, onlyOne)).toHaveLength(4);
    const found = findCombinations(8, onlyOne);
    expect(found.filter(({ values }) => values.includes(true))).toHaveLength(8);
  });
});
