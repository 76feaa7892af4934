// Proves that a group asks for its answers once it is required or begun, also in the items of a list.
import { describe, expect, it, vi } from 'vitest';
import { evaluateConditions } from '../../../src/core/form/asked-questions.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';

const person = {
  type: 'object',
  required: ['name', 'phone'],
  properties: { name: { type: 'string' }, phone: { type: 'string' } },
};
const form = compileForm({
  type: 'object',
  definitions: { person },
  required: ['owner', 'pets'],
  properties: {
    owner: { $ref: '#/definitions/person', title: 'Owner' },
    sitter: { $ref: '#/definitions/person', title: 'Sitter' },
    pets: {
      type: 'array',
      title: 'Pets',
      minItems: 2,
      items: {
        type: 'object',
        title: 'Pet',
        required: ['vet'],
        properties: {
          name: { type: 'string' },
          tame: { type: 'boolean', default: true },
          vet: { $ref: '#/definitions/person' },
        },
      },
    },
    notes: { type: 'string', default: 'none' },
  },
});
const settle = (answers: object) => normalizeAnswers(form, { ...answers }, nowhere);
const missing = (answers: object) =>
  findProblems(form, settle(answers), defaultTexts, {}).map(({ pointer }) => pointer);

describe('a group', () => {
  it('that is required is there from the start, and each of its questions is missed', () => {
    expect(settle({})).toEqual({ owner: {} });
    expect(missing({})).toEqual(['/owner/name', '/owner/phone', '/pets']);
  });

  it('that is not required is asked for once something in it is answered', () => {
    const pets = [{ vet: { name: 'V', phone: '1' } }, { vet: { name: 'V', phone: '1' } }];
    const owner = { name: 'A', phone: '1' };
    expect(missing({ owner, pets, sitter: { name: 'B' } })).toEqual(['/sitter/phone']);
    expect(settle({ owner, pets, sitter: {} })).not.toHaveProperty('sitter');
  });

  it('that is not required requires nothing of its own until something in it is answered', () => {
    const store = new FormStore(form, nowhere, defaultTexts, settle({}));
    const isRequired = (pointer: string) => store.conditions.isRequired(pointer);
    const shown = vi.fn(() => isRequired('/sitter/phone'));
    store.subscribeTo('/sitter/phone', 'field', shown);
    expect(isRequired('/owner/phone')).toBe(true);
    expect(isRequired('/sitter/phone')).toBe(false);
    store.answer('/sitter/name', 'B');
    expect(shown).toHaveLastReturnedWith(true);
    store.answer('/sitter/name', undefined);
    expect(shown).toHaveLastReturnedWith(false);
    expect(isRequired('/pets/0/vet/phone')).toBe(true);
  });

  it('inside another one is answered with it', () => {
    const inner = { type: 'object', required: ['b'], properties: { b: { type: 'string' } } };
    const outer = { type: 'object', required: ['inner'], properties: { inner, c: inner } };
    const nested = compileForm({ type: 'object', properties: { outer } });
    const required = (answers: object) =>
      nested.questions
        .map(({ pointer }) => pointer)
        .filter(evaluateConditions(nested, { ...answers }, nowhere).isRequired);
    expect(required({})).toEqual([]);
    expect(required({ outer: { inner: {}, c: {} } })).toEqual([]);
    expect(required({ outer: { inner: { b: 'x' } } })).toEqual(['/outer/inner/b']);
    expect(required({ outer: { c: { b: 'x' } } })).toEqual(['/outer/inner/b', '/outer/c/b']);
  });

  it('that a branch requires in part is not required as a whole by it', () => {
    const g = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } };
    const branched = compileForm({
      type: 'object',
      properties: { a: { type: 'string' }, g },
      if: { required: ['a'] },
      then: { properties: { g: { required: ['b'] } } },
    });
    const isRequired = (answers: object) =>
      evaluateConditions(branched, { ...answers }, nowhere).isRequired('/g/b');
    expect(isRequired({ a: 'x' })).toBe(false);
    expect(isRequired({ g: { c: 'x' } })).toBe(false);
    expect(isRequired({ a: 'x', g: { c: 'x' } })).toBe(true);
  });

  it('in which something is calculated is not answered by that', () => {
    const g = {
      type: 'object',
      required: ['b'],
      properties: { b: { type: 'string' }, n: { type: 'number' } },
    };
    const calculated = { sum: ['/answers/x'] };
    const form = compileForm(
      { type: 'object', properties: { x: { type: 'number' }, g } },
      { g: { n: { 'ui:options': { calculated } } } },
    );
    const isRequired = (answers: object) =>
      evaluateConditions(form, { ...answers }, nowhere).isRequired('/g/b');
    expect(isRequired({ x: 1, g: { n: 1 } })).toBe(false);
    expect(isRequired({ x: 1, g: { n: 1, b: 'y' } })).toBe(true);
  });

  it('in which everything is calculated is never required by itself', () => {
    const g = { type: 'object', required: ['n'], properties: { n: { type: 'number' } } };
    const calculated = { sum: ['/answers/x'] };
    const whole = compileForm(
      { type: 'object', properties: { x: { type: 'number' }, g } },
      { g: { n: { 'ui:options': { calculated } } } },
    );
    expect(evaluateConditions(whole, { g: { n: 1 } }, nowhere).isRequired('/g/n')).toBe(false);
  });

  it('in an item of a list is missed in each of them', () => {
    const owner = { name: 'A', phone: '1' };
    expect(missing({ owner, pets: [{}, { name: 'Rex' }] })).toEqual([
      '/pets/0/vet/name',
      '/pets/0/vet/phone',
      '/pets/1/vet/name',
      '/pets/1/vet/phone',
    ]);
  });

  it('knows its title, as the items of a list do', () => {
    expect(form.groups.map(({ pointer, label }) => [pointer, label])).toEqual([
      ['/owner', 'Owner'],
      ['/sitter', 'Sitter'],
      ['/pets/-', 'Pet'],
      ['/pets/-/vet', undefined],
    ]);
  });
});

describe('what stands there from the start', () => {
  it('are the items that a required list has at least, and defaults, in items too', () => {
    expect(startAnswers(form, {}, nowhere)).toMatchObject({
      pets: [{ tame: true }, { tame: true }],
      notes: 'none',
    });
  });

  it('gives way to what was answered', () => {
    const answers = { pets: [{ tame: false }], notes: 'much' };
    expect(startAnswers(form, answers, nowhere)).toMatchObject(answers);
  });
});
