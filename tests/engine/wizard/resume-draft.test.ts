// Proves that a draft of another version opens where a question needs another answer, and names these questions.
import { describe, expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import type { ChangedDraft } from '../../../src/engine/draft/loaded-draft.ts';
import { questionsToReanswer } from '../../../src/engine/draft/questions-to-reanswer.ts';
import { resumeDraft } from '../../../src/engine/wizard/resume-draft.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const choice = (...values: string[]) => values.map((value) => ({ const: value, title: value }));
const forms = {
  person: compileForm({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Full name' },
      size: { type: 'string', title: 'Size', oneOf: choice('small', 'large'), default: 'small' },
      extras: {
        type: 'array',
        title: 'Extras',
        items: { type: 'string', oneOf: choice('lamp', 'desk') },
      },
    },
    if: { required: ['size'], properties: { size: { const: 'large' } } },
    then: { properties: { reason: { type: 'integer', title: 'Reason' } } },
  }),
  guests: compileForm({
    type: 'object',
    properties: {
      guests: {
        type: 'array',
        title: 'Guests',
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', title: 'Name' },
            age: { type: 'integer', title: 'Age', maximum: 99 },
          },
        },
      },
    },
  }),
  end: compileForm({
    type: 'object',
    required: ['pin'],
    properties: { pin: { type: 'string', title: 'PIN', writeOnly: true } },
  }),
};
const steps: CompiledStep[] = [
  { id: 'person', title: 'Person', fields: ['name', 'size', 'extras', 'reason'] },
  { id: 'guests', title: 'Guests', fields: ['guests'] },
  { id: 'end', title: 'End', fields: ['pin'] },
];
const loader = {
  steps,
  loadForm: async ({ id }: CompiledStep) => forms[id as keyof typeof forms],
  dataSources: nowhere,
  texts: defaultTexts,
};

/** Resumes a draft of another version; `labels` are those of the questions to answer again, "label (step)". */
async function resume(answers: object, removed: string[] = []) {
  const all = { ...answers };
  const changed: ChangedDraft = {
    unknownAnswers: {},
    questionsToReanswer: (form, context) =>
      questionsToReanswer(form, { answers: all, removed }, context),
  };
  const resumed = await resumeDraft(loader, changed, { answers: all, forms: {} });
  const labels = resumed.questionsToReanswer.map(({ label, step }) => `${label} (${step})`);
  return { ...resumed, labels };
}

describe('a draft of another version', () => {
  it('that fits asks for nothing again, and its first invalid step is that of a secret', async () => {
    const answers = { name: 'Ada', size: 'large', reason: 3, guests: [{ name: 'Bo', age: 7 }] };
    expect(await resume(answers)).toMatchObject({
      questionsToReanswer: [],
      firstInvalidStep: 'end',
      answers,
    });
  });

  it.each([
    [
      'an answer of another type',
      { name: 'A', guests: [{ name: 'Bo', age: 'old' }] },
      'Age (Guests)',
    ],
    ['a choice that is not offered any more', { name: 'A', size: 'huge' }, 'Size (Person)'],
    ['some of several choices', { name: 'A', extras: ['lamp', 'rug'] }, 'Extras (Person)'],
    ['a list that was none', { name: 'A', guests: 2 }, 'Guests (Guests)'],
    [
      'an answer that breaks a rule',
      { name: 'A', guests: [{ name: 'B', age: 120 }] },
      'Age (Guests)',
    ],
  ])('asks again for %s', async (_what, answers, label) => {
    expect((await resume(answers)).labels).toEqual([label]);
  });

  it('asks again for an answer that a migration removed, if it is still asked', async () => {
    expect((await resume({}, ['/name', '/fax', '/extras/0'])).labels).toEqual([
      'Full name (Person)',
      'Extras (Person)',
    ]);
    const some = { name: 'A', extras: ['lamp'] };
    expect((await resume(some, ['/extras/1'])).labels).toEqual(['Extras (Person)']);
    expect((await resume(some, ['/extra'])).labels).toEqual([]);
  });

  it('converts answers where nothing is lost, without a notice', async () => {
    const { labels, answers } = await resume({ name: 7, guests: [{ name: 'Bo', age: '7' }] });
    expect(labels).toEqual([]);
    expect(answers).toMatchObject({ name: '7', guests: [{ age: 7 }] });
  });

  it('does not ask again for questions that had no answer, or are not asked', async () => {
    expect((await resume({ name: '', size: null })).labels).toEqual([]);
    expect((await resume({ name: 'A', size: 'small', reason: 'much' })).labels).toEqual([]);
    expect((await resume({ name: 'A', size: 'large', reason: 'much' })).labels).toEqual([
      'Reason (Person)',
    ]);
  });

  it('starts at the first step with a question to answer again, even an optional one', async () => {
    expect((await resume({ name: 'A', size: 'huge' })).firstInvalidStep).toBe('person');
    expect((await resume({ name: 'A', guests: [{ name: 'B', age: 'x' }] })).firstInvalidStep).toBe(
      'guests',
    );
    expect((await resume({ guests: [{}] })).firstInvalidStep).toBe('person');
  });
});
