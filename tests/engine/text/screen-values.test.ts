// Proves that texts with values change with the answers, and redraw only the questions that show them.
import { expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { ScreenValues } from '../../../src/engine/text/screen-values.ts';
import { compileForm } from '../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    required: ['drink'],
    properties: {
      name: { type: 'string', title: 'Name' },
      drink: {
        type: 'string',
        title: 'What does {answers.name|your guest} drink?',
        description: 'At {loaded.place|our place}',
        oneOf: [
          { const: 'tea', title: "{answers.name|The guest}'s tea" },
          { const: 'milk', title: 'Milk' },
        ],
      },
      note: { type: 'string', title: 'Note' },
    },
  },
  {
    drink: { 'ui:messages': { required: '{answers.name|Your guest} is thirsty: {label}' } },
    note: { 'ui:placeholder': 'About {answers.name|the guest}' },
  },
);

const visible = [{ id: '' }];
const forms = { '': form };

function open(loaded?: object) {
  const dataSources = { query: {}, page: { url: '' }, loaded };
  const values = [{ from: '/answers/name' }, { from: '/loaded/place' }];
  const filler = new ScreenValues(values, { dataSources, texts: defaultTexts, language: 'en' });
  const progressOf = (answers: Record<string, unknown>) => ({
    answers,
    visible: [...visible],
    forms,
  });
  const store = new FormStore(form, dataSources, defaultTexts, {}, undefined, {
    filler,
    progressOf,
  });
  const content = (pointer: string) => {
    const question = form.questions.find((one) => one.pointer === pointer);
    if (!question) throw new Error('There is no such question.');
    return store.contentAt(question, pointer);
  };
  return { store, filler, content };
}

it('a question shows values in its title, description, choices and placeholder', () => {
  const { store, content } = open({ place: 'the Crown' });
  expect(content('/drink').label).toBe('What does your guest drink?');
  store.answer('/name', 'Ada');
  expect(content('/drink')).toMatchObject({
    label: 'What does Ada drink?',
    description: 'At the Crown',
    choices: [
      { value: 'tea', label: "Ada's tea" },
      { value: 'milk', label: 'Milk' },
    ],
  });
  expect(content('/note').placeholder).toBe('About Ada');
});

it('a message shows values, too', () => {
  const { store } = open();
  store.attemptSubmit();
  expect(messageAt(store.state, '/drink')).toBe(
    'Your guest is thirsty: What does your guest drink?',
  );
  store.answer('/name', 'Ada');
  expect(messageAt(store.state, '/drink')).toBe('Ada is thirsty: What does Ada drink?');
});

it('a message of a call is filled by its outcome alone', () => {
  const { store } = open();
  store.answer('/name', 'Ada');
  store.addServerErrors({ '/drink': 'No {answers.name|milk}.' });
  expect(messageAt(store.state, '/drink')).toBe('No {answers.name|milk}.');
});

it('values are read once for each change of the answers, however many stores tell of it', () => {
  let reads = 0;
  const loaded = {
    get place() {
      reads += 1;
      return 'the Crown';
    },
  };
  const { store, filler } = open(loaded);
  const before = reads;
  store.answer('/name', 'Ada');
  filler.refresh({ answers: store.state.answers, visible, forms });
  store.touch('/note');
  expect(reads).toBe(before + 1);
});

it('a value is plain text, whatever is in it', () => {
  const { store, content } = open();
  store.answer('/name', '{loaded.place|<b>}');
  expect(content('/drink').label).toBe('What does {loaded.place|<b>} drink?');
});

it('a question stays the same object until one of its values changes', () => {
  const { store, content } = open();
  store.answer('/name', 'Ada');
  const drink = content('/drink');
  store.answer('/note', 'In a cup');
  expect(content('/drink')).toBe(drink);
  expect(content('/name')).toBe(form.questions[0]);
});

it('fields are told about a change of a value that they show', () => {
  const { store } = open();
  let told = 0;
  store.subscribeTo('/drink', 'field', () => {
    told += 1;
  });
  store.answer('/note', 'In a cup');
  expect(told).toBe(0);
  store.answer('/name', 'Ada');
  expect(told).toBe(1);
});

it('texts of the screen are told once for each change', () => {
  const { store, filler } = open();
  const before = filler.revision();
  store.answer('/name', 'Ada');
  store.answer('/note', 'In a cup');
  expect(filler.revision()).toBe(before + 1);
  expect(filler.fill('Hello {answers.name}, {answers.other|?}')).toBe(
    'Hello Ada, {answers.other|?}',
  );
});

it('a text for a response shows its values', () => {
  const dataSources = { query: {}, page: { url: '' } };
  const reader = { dataSources, texts: defaultTexts, language: 'en' };
  const filler = new ScreenValues([{ from: '/response/id' }], reader);
  const outcome = { say: 'No. {response.id|?}', fields: { name: 'Not {response.id|?}' } };
  expect(filler.fillOutcome({ kind: 'success', outcome, response: { id: 7 } }).outcome).toEqual({
    say: 'No. 7',
    fields: { name: 'Not 7' },
  });
  expect(filler.fill('No. {response.id|?}')).toBe('No. ?');
});
