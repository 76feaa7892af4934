// Proves that an answer whose branch is replaced stays only where the new branch takes it, and branches have defaults.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

/** A form that asks a cat and a fish for different food. */
const formOf = (cat: JsonSchema, fish: JsonSchema, root?: JsonSchema) =>
  compileForm({
    type: 'object',
    properties: {
      animal: { type: 'string', enum: ['Cat', 'Fish'] },
      ...(root ? { food: root } : {}),
    },
    allOf: [['Cat', cat] as const, ['Fish', fish] as const].map(([name, food]) => ({
      if: { required: ['animal'], properties: { animal: { const: name } } },
      then: { properties: { food } },
    })),
  });
const text = (schema: JsonSchema): JsonSchema => ({ type: 'string', title: 'Food', ...schema });

/** Returns the answers after a cat with some food becomes a fish. */
const becomesFish = (form: ReturnType<typeof formOf>, food: unknown) => {
  const before = { animal: 'Cat', food };
  return normalizeAnswers(form, { ...before, animal: 'Fish' }, nowhere, before);
};

describe('an answer whose branch is replaced', () => {
  const choices = formOf(text({ enum: ['meat', 'grass'] }), text({ enum: ['grass', 'worms'] }));

  it('goes where it is not offered any more', () => {
    expect(becomesFish(choices, 'meat')).toEqual({ animal: 'Fish' });
  });

  it('stays where it is', () => {
    expect(becomesFish(choices, 'grass')).toEqual({ animal: 'Fish', food: 'grass' });
  });

  it('goes where a choice is narrowed', () => {
    const narrowed = formOf({}, { enum: ['worms'] }, text({ enum: ['meat', 'worms'] }));
    expect(becomesFish(narrowed, 'meat')).toEqual({ animal: 'Fish' });
    expect(becomesFish(narrowed, 'worms')).toEqual({ animal: 'Fish', food: 'worms' });
  });

  it('loses single choices of several', () => {
    const several = (values: string[]) => ({
      type: 'array',
      title: 'Food',
      items: { enum: values },
    });
    const form = formOf(several(['meat', 'grass']), several(['grass']));
    expect(becomesFish(form, ['meat', 'grass'])).toEqual({ animal: 'Fish', food: ['grass'] });
    // An empty list would be an answer to a required question.
    expect(becomesFish(form, ['meat'])).toEqual({ animal: 'Fish' });
  });

  it('is converted where nothing is lost, and goes otherwise', () => {
    const form = formOf(text({}), { type: 'integer', title: 'Food' });
    expect(becomesFish(form, '12')).toEqual({ animal: 'Fish', food: 12 });
    expect(becomesFish(form, 'hay')).toEqual({ animal: 'Fish' });
  });

  it('goes where the control is another one', () => {
    const form = formOf(text({}), text({ format: 'date' }));
    expect(becomesFish(form, 'hay')).toEqual({ animal: 'Fish' });
  });

  it('stays while a text is typed into a field for numbers', () => {
    const form = formOf(text({}), { type: 'integer', title: 'Food' });
    const before = { animal: 'Fish' };
    const after = { ...before, food: 'a few' };
    expect(normalizeAnswers(form, after, nowhere, before)).toEqual(after);
  });
});

describe('the default of a branch', () => {
  const form = formOf(text({ default: 'hay' }), text({ default: 'worms' }));

  it('stands in as soon as the branch applies', () => {
    const before = {};
    expect(normalizeAnswers(form, { animal: 'Cat' }, nowhere, before)).toEqual({
      animal: 'Cat',
      food: 'hay',
    });
    expect(startAnswers(form, { animal: 'Fish' }, nowhere)).toEqual({
      animal: 'Fish',
      food: 'worms',
    });
  });

  it('replaces that of another branch, but no answer', () => {
    expect(becomesFish(form, 'hay')).toEqual({ animal: 'Fish', food: 'worms' });
    expect(becomesFish(form, 'fresh hay')).toEqual({ animal: 'Fish', food: 'fresh hay' });
  });

  it('does not come back where it was cleared', () => {
    const before = { animal: 'Cat', food: 'hay' };
    const cleared = { animal: 'Cat' };
    expect(normalizeAnswers(form, cleared, nowhere, before)).toEqual(cleared);
    expect(startAnswers(form, { animal: 'Cat', food: null }, nowhere)).toEqual(cleared);
  });

  it('does not stand in where it is not offered', () => {
    const narrowed = formOf(
      {},
      { enum: ['worms'] },
      text({ enum: ['meat', 'worms'], default: 'meat' }),
    );
    expect(becomesFish(narrowed, 'meat')).toEqual({ animal: 'Fish' });
  });
});

describe('a draft', () => {
  it('keeps an answer that only one branch takes', () => {
    const form = formOf(text({ enum: ['meat'] }), { type: 'integer', title: 'Food' });
    const fish = { animal: 'Fish', food: 3 };
    expect(startAnswers(form, fish, nowhere)).toEqual(fish);
    expect(startAnswers(form, { ...fish, animal: 'Cat' }, nowhere)).toEqual({ animal: 'Cat' });
  });
});
