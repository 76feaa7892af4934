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
const opening = {
  steps,
  loadForm: async ({ id }: CompiledStep) => forms[id as keyof typeof forms],
  dataSources: nowhere,
  texts: defaultTexts,
};

/** The questions to answer again, "label (step)", and the first step that needs something. */
async function meet(answers: object, gone: string[] = []) {
  const all = { ...answers };
  const changed: ChangedDraft = {
    unknownAnswers: {},
    questionsToReanswer: (form, met) =>
      questionsToReanswer(form, { answers: all, removed: gone }, met),
  };
  const met = await resumeDraft(opening, changed, { answers: all, forms: {} });
  return { ...met, again: met.questionsToReanswer.map(({ label, step }) => `${label} (${step})`) };
}

describe('a draft of another version', () => {
  it('that fits asks for nothing again, and needs what every visitor has to type anew', async () => {
    const answers = { name: 'Ada', size: 'large', reason: 3, guests: [{ name: 'Bo', age: 7 }] };
    expect(await meet(answers)).toMatchObject({
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
  ])('asks again for %s', async (_what, answers, again) => {
    expect((await meet(answers)).again).toEqual([again]);
  });

  it('asks again for what a migration took out, if it is still asked', async () => {
    expect((await meet({}, ['/name', '/fax', '/extras/0'])).again).toEqual([
      'Full name (Person)',
      'Extras (Person)',
    ]);
    const some = { name: 'A', extras: ['lamp'] };
    expect((await meet(some, ['/extras/1'])).again).toEqual(['Extras (Person)']);
    expect((await meet(some, ['/extra'])).again).toEqual([]);
  });

  it('converts what can be without loss, and says nothing of it', async () => {
    const { again, answers } = await meet({ name: 7, guests: [{ name: 'Bo', age: '7' }] });
    expect(again).toEqual([]);
    expect(answers).toMatchObject({ name: '7', guests: [{ age: 7 }] });
  });

  it('does not ask again for what was never answered, or is not being asked', async () => {
    expect((await meet({ name: '', size: null })).again).toEqual([]);
    expect((await meet({ name: 'A', size: 'small', reason: 'much' })).again).toEqual([]);
    expect((await meet({ name: 'A', size: 'large', reason: 'much' })).again).toEqual([
      'Reason (Person)',
    ]);
  });

  it('needs the first step where something is asked again, even if it need not be answered', async () => {
    expect((await meet({ name: 'A', size: 'huge' })).firstInvalidStep).toBe('person');
    expect((await meet({ name: 'A', guests: [{ name: 'B', age: 'x' }] })).firstInvalidStep).toBe(
      'guests',
    );
    expect((await meet({ guests: [{}] })).firstInvalidStep).toBe('person');
  });
});
