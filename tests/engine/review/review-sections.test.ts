// Proves that the sent answers are written with their questions, step by step, and secrets are hidden.
import { expect, it } from 'vitest';
import { reviewSections } from '../../../src/core/review/review-sections.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
import { passReview } from '../../../src/engine/review/pass-review.ts';
import { readReview } from '../../../src/engine/review/read-review.ts';
import { valueWriter } from '../../../src/engine/screen/write-values.ts';
import { compileForm, nowhere } from '../compile-form.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const form = compileForm({
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    size: { title: 'Size', oneOf: [{ const: 1, title: 'Large' }] },
    password: { type: 'string', title: 'Password', writeOnly: true },
    note: { type: 'string', title: 'Note' },
  },
});
const answers = { name: 'Ada', size: 1, password: 'swordfish' };
const progress = { answers, visible: [{ id: 'you', title: 'You' }], forms: { you: form } };
const context = { texts: defaultTexts, language: 'en', sourcesOf: () => nowhere };

const rows = [
  { pointer: '/name', label: 'Name', text: 'Ada' },
  { pointer: '/size', label: 'Size', text: 'Large' },
  { pointer: '/password', label: 'Password', text: 'Hidden' },
  { pointer: '/note', label: 'Note', text: 'Not answered' },
];
const sections = [{ id: 'you', title: 'You', blocks: [{ heading: undefined, rows }] }];

it('answers are written as readers read them, and secrets are not', () => {
  expect(reviewSections(progress, context)).toEqual(sections);
});

it('a drawn signature is a picture with its words, and a typed one is a name', () => {
  const signature: JsonSchema = { type: 'string', title: 'Signature', format: 'signature' };
  const signed = compileForm({ type: 'object', properties: { signature } });
  const [drawn] = Object.values(widgetCatalogue.signature.otherSamples);
  const rowOf = (answer?: string) =>
    reviewSections(
      { ...progress, answers: { signature: answer }, forms: { you: signed } },
      context,
    )[0]?.blocks[0]?.rows[0];
  expect(rowOf(drawn)).toMatchObject({ text: 'Drawn signature', picture: drawn });
  expect(rowOf('Ada Marsh')).toMatchObject({ text: 'Ada Marsh', picture: undefined });
  expect(rowOf()).toMatchObject({ text: 'Not answered', picture: undefined });
});

it('a box that was not ticked is "No", and a question that was not answered is not', () => {
  const boolean = { type: 'boolean', title: 'Newsletter' } as const;
  const asking = compileForm(
    {
      type: 'object',
      properties: { box: boolean, consent: boolean, question: boolean },
    },
    { consent: { 'ui:widget': 'consent' }, question: { 'ui:widget': 'yes-no' } },
  );
  const textsOf = (ticked?: boolean) =>
    reviewSections(
      {
        ...progress,
        answers: { box: ticked, consent: ticked, question: ticked },
        forms: { you: asking },
      },
      context,
    )[0]?.blocks[0]?.rows.map(({ text }) => text);
  expect(textsOf()).toEqual(['No', 'No', 'Not answered']);
  expect(textsOf(false)).toEqual(['No', 'No', 'No']);
  expect(textsOf(true)).toEqual(['Yes', 'Yes', 'Yes']);
});

it('a page reads what was passed on to it, and nothing where nothing was', () => {
  expect(readReview(passReview(progress, context))).toMatchObject([{ id: 'you' }]);
  expect(readReview({ '/response/id': '7' })).toBeUndefined();
});

it('is passed on only to a page that shows it, without the secret', async () => {
  const environment = new FakeEnvironment();
  const loadReview = () => import('../../../src/engine/review/pass-review.ts');
  const write = valueWriter(environment, () => progress, { loadReview });
  expect(await write({})).toEqual({});
  const passed = JSON.stringify(await write({ showsReview: true }));
  expect(passed).toContain('Ada');
  expect(passed).not.toContain('swordfish');
});
