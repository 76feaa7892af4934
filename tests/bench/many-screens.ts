import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formExamples, screenJourneys } from './many-examples.ts';

/** Fields of each screen, one of them asked on a condition. */
export const fieldsPerScreen = 20;

/** Label of the first field of the first screen. */
export const firstLabel = 'Question 0 of screen 0';

/** The file that has it. */
export const firstSchema = 'screen-0/schema.json';

/**
 * Writes a product of so many forms into a folder; each leads to the next one.
 *
 * @param word stands in the name of each field, so that no two products have fields in common
 */
export async function writeProduct(folder: string, screens: number, word = 'field'): Promise<void> {
  await write(folder, 'app.json', app);
  await write(folder, 'sandbox.json', {
    calls: { send: { do: 'respond', answer: { body: {} } } },
  });
  for (let index = 0; index < screens; index++) {
    await write(folder, `screen-${index}/screen.json`, screen(index, screens));
    const names = namesOf(index, word);
    for (const [form, fields] of formsOf(index, names)) {
      await write(folder, `screen-${index}/${form}schema.json`, schema(index, fields));
      await write(folder, `screen-${index}/${form}ui.json`, ui(index, fields));
    }
    await writeExamples(folder, index, screens, names);
    await write(folder, `screen-${index}/drafts/1.json`, {
      answers: [{ [names[0] ?? '']: 'A few words' }],
    });
  }
}

async function writeExamples(folder: string, index: number, screens: number, names: string[]) {
  const forms = formsOf(index, names).map(([form, [required = '']]) => ({ form, required }));
  const journeys = screenJourneys(
    index,
    forms.map(({ required }) => required),
    routeOf((index + 1) % screens),
  );
  const files = new Map<string, object>([['', journeys]]);
  for (const { form, required } of forms) {
    files.set(form, { ...files.get(form), ...formExamples(required) });
  }
  for (const [form, examples] of files) {
    await write(folder, `screen-${index}/${form}examples.json`, examples);
  }
}

async function write(folder: string, path: string, content: object): Promise<void> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify(content, null, 2));
}

/** Every other screen is a wizard of two steps. */
const isWizard = (index: number) => index % 2 === 1;

const formsOf = (index: number, names: string[]): [folder: string, names: string[]][] =>
  isWizard(index)
    ? [
        ['first/', names.slice(0, fieldsPerScreen / 2)],
        ['second/', names.slice(fieldsPerScreen / 2)],
      ]
    : [['', names]];

const app = {
  name: 'Many screens',
  language: 'en',
  names: { team: 'The survey team' },
  theme: {
    light: { primary: '#1451c4', error: '#b3261e' },
    dark: { primary: '#8fb3ff', error: '#ffa59b' },
  },
  provider: { host: '' },
  calls: { send: { method: 'POST', path: '/api/answers' } },
  messages: Object.fromEntries(
    [
      'required',
      'type',
      'enum',
      'format',
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'pattern',
    ].map((keyword) => [keyword, `Please mind the rule "${keyword}"`]),
  ),
};

const routeOf = (index: number) => (index === 0 ? '/' : `/screen-${index}`);

const screen = (index: number, screens: number) => ({
  ...(isWizard(index)
    ? { kind: 'wizard', steps: ['first', 'second'] }
    : { kind: 'form', intro: '{names.team} asks.' }),
  route: routeOf(index),
  title: `Screen ${index}`,
  draft: { key: `screen-${index}`, entry: 'answers' },
  submit: {
    call: 'send',
    send: { screen: { value: index }, answers: { from: '/answers' } },
    outcomes: {
      success: { go: routeOf((index + 1) % screens), clearDraft: true },
      failure: { say: 'That did not work. Please try again.' },
    },
  },
});

const namesOf = (index: number, word: string) =>
  Array.from({ length: fieldsPerScreen - 1 }, (_, field) => `screen_${index}_${word}_${field}`);

/** Kinds of fields, in turn; some are the same on every screen, as in any product, and some are not. */
const kindsOn = (index: number) => [
  { type: 'string', maxLength: 50 + index },
  { type: 'string', enum: ['Never', 'Sometimes', 'Always'] },
  { type: 'integer', minimum: 0, maximum: 100 + index },
  { type: 'boolean' },
  { type: 'string', format: 'email' },
  { type: 'string', minLength: 2, pattern: '^[A-Z][a-z]+$' },
  {
    type: 'string',
    oneOf: [
      { const: 'a', title: 'The first' },
      { const: 'b', title: 'The other' },
    ],
  },
];

const kindOf = (index: number, field: number) => kindsOn(index)[field % kindsOn(index).length];

function schema(index: number, names: string[]) {
  const [first = '', choice = ''] = names;
  return {
    type: 'object',
    title: `Screen ${index}`,
    required: [first],
    properties: Object.fromEntries(
      names.map((name, field) => [
        name,
        { ...kindOf(index, field), title: `Question ${field} of screen ${index}` },
      ]),
    ),
    if: { required: [choice], properties: { [choice]: { const: 'Always' } } },
    then: {
      properties: { [`${first}_why`]: { type: 'string', title: 'Why?', maxLength: 500 } },
    },
  };
}

const ui = (index: number, names: string[]) =>
  Object.fromEntries(
    names.map((name, field) => [
      name,
      { 'ui:help': `Help with question ${field}`, ...widgetOf(kindOf(index, field) ?? {}) },
    ]),
  );

/** Browsers fill in neither boxes nor radio buttons. */
function widgetOf(kind: object) {
  if ('enum' in kind) return { 'ui:widget': 'radio' };
  return 'type' in kind && kind.type === 'boolean' ? {} : { 'ui:autocomplete': 'off' };
}
