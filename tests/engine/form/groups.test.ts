// Proves that a group asks for its answers once it is required or begun, also in the items of a list.
import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { findProblems } from '../../../src/engine/form/problems.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

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

  it('in an item of a list is missed in each of them', () => {
    const owner = { name: 'A', phone: '1' };
    expect(missing({ owner, pets: [{}, { name: 'Rex' }] })).toEqual([
      '/pets/0/vet/name',
      '/pets/1/vet/name',
      '/pets/0/vet/phone',
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
