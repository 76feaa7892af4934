// Proves that a changed answer takes back what later steps can't have any more, and opens their defaults.
import { expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep } from '../../../src/engine/wizard/steps.ts';
import { formSource } from '../../compiler/form-source.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string' };
const channel = { ...text, enum: ['web', 'mail', 'fax'] };
const isCompany = { required: ['kind'], properties: { kind: { const: 'company' } } };
const forms = {
  first: compileForm({ type: 'object', properties: { main: channel, kind: text } }),
  second: compileForm(
    {
      type: 'object',
      properties: { also: { type: 'array', items: channel }, spare: channel },
      if: isCompany,
      then: { properties: { number: text } },
    },
    {
      also: { 'ui:options': { exclude: '/answers/main' } },
      spare: { 'ui:options': { exclude: '/answers/main' } },
    },
  ),
  end: compileForm({ type: 'object', properties: { notes: text } }),
};
const steps: CompiledStep[] = [
  { id: 'first', title: 'First', fields: ['main', 'kind'] },
  { id: 'second', title: 'Second', fields: ['also', 'spare', 'number'] },
  { id: 'end', title: 'End', fields: ['notes'] },
];

/** Returns the answers once a visitor who had opened all steps has changed the first one. */
const follow = async (answers: object, opened: typeof forms = forms) => {
  const loader = {
    steps,
    loadForm: async () => undefined,
    dataSources: nowhere,
    texts: defaultTexts,
  };
  const progress = { answers: { ...answers }, forms: opened };
  return (await openStep(loader, progress, 'end')).answers;
};

it('an answer to an earlier step is taken out of the answers that exclude it', async () => {
  expect(await follow({ main: 'web', also: ['web', 'fax'], spare: 'web' })).toEqual({
    main: 'web',
    also: ['fax'],
  });
});

it('an answer to a question that an earlier step has closed goes', async () => {
  expect(await follow({ kind: 'company', number: '12' })).toHaveProperty('number', '12');
  expect(await follow({ kind: 'person', number: '12' })).toEqual({ kind: 'person' });
});

it('the answers of a step stay before those of later ones', async () => {
  const answers = { main: 'web', also: ['mail', 'fax'], spare: 'fax', notes: 'None' };
  expect(JSON.stringify(await follow(answers))).toBe(JSON.stringify(answers));
});

it('an answer goes whose "when" an earlier step does not meet any more', async () => {
  const when = { answers: isCompany };
  const second = compileForm(
    { type: 'object', required: ['number'], properties: { number: text } },
    { number: { 'ui:options': { when } } },
  );
  const open = (answers: object) => follow(answers, { ...forms, second });
  expect(await open({ kind: 'company', number: '12' })).toHaveProperty('number', '12');
  expect(await open({ kind: 'person', number: '12', notes: 'x' })).toEqual({
    kind: 'person',
    notes: 'x',
  });
});

it('a changed earlier answer clears its dependent answers, and sets the defaults that it opens', async () => {
  const second = compileForm(
    {
      type: 'object',
      properties: { region: text },
      if: isCompany,
      then: { properties: { size: { ...text, default: 'small' } } },
    },
    { region: { 'ui:options': { clearedBy: '/answers/main' } } },
  );
  const loader = {
    steps: steps.map((step) =>
      step.id === 'second' ? { ...step, fields: ['region', 'size'] } : step,
    ),
    loadForm: async () => undefined,
    dataSources: nowhere,
    texts: defaultTexts,
  };
  const progress = {
    answers: { main: 'web', kind: 'person', region: 'North' },
    forms: { ...forms, second },
  };
  const opened = await openStep(loader, progress, 'end');
  expect(opened.answers).toEqual(progress.answers);
  const changed = { ...opened.answers, main: 'fax', kind: 'company' };
  const followed = await openStep(loader, { ...opened, answers: changed }, 'end');
  expect(followed.answers).toEqual({ main: 'fax', kind: 'company', size: 'small' });
  const { size: _, ...cleared } = followed.answers;
  const answered = { ...cleared, region: 'South' };
  expect((await openStep(loader, { ...followed, answers: answered }, 'end')).answers).toEqual(
    answered,
  );
});

it('a step that is shown again opens the default of a question behind it', async () => {
  const hasNumber = { required: ['number'] };
  const end = compileForm(
    { type: 'object', properties: { notes: { ...text, default: 'None' } } },
    { notes: { 'ui:options': { when: { answers: hasNumber } } } },
  );
  const second = compileForm({ type: 'object', properties: { number: text } });
  const isOfCompany = (data: unknown) =>
    (data as { answers: { kind?: string } }).answers.kind === 'company';
  const loader = {
    steps: steps.map((step) => (step.id === 'second' ? { ...step, when: isOfCompany } : step)),
    loadForm: async () => undefined,
    dataSources: nowhere,
    texts: defaultTexts,
  };
  const progress = {
    answers: { kind: 'person', number: '12' },
    forms: { ...forms, second, end },
  };
  const skipped = await openStep(loader, progress, 'end');
  expect(skipped.answers).toEqual(progress.answers);
  const changed = { ...skipped.answers, kind: 'company' };
  const shown = await openStep(loader, { ...skipped, answers: changed }, 'end');
  expect(shown.answers).toEqual({ kind: 'company', number: '12', notes: 'None' });
});

it('the items of a list follow the choices of an earlier step, and keep their answers', async () => {
  const several = { type: 'object', properties: { main: { type: 'array', items: channel } } };
  const second = compileForm(
    {
      type: 'object',
      properties: {
        also: { type: 'array', items: { type: 'object', properties: { way: text, why: text } } },
      },
    },
    {
      also: {
        'ui:options': { forEach: 'way' },
        items: { way: { 'ui:options': { source: { from: '/answers/main' } } } },
      },
    },
    {},
    [formSource(several)],
  );
  const open = (answers: object) =>
    follow(answers, { ...forms, first: compileForm(several), second });
  const also = [{ way: 'web', why: 'It is quick' }, { way: 'mail' }];
  expect(await open({ main: ['mail', 'web'], also })).toEqual({
    main: ['mail', 'web'],
    also: [{ way: 'mail' }, { way: 'web', why: 'It is quick' }],
  });
  expect(await open({ main: ['fax'], also })).toEqual({ main: ['fax'], also: [{ way: 'fax' }] });
  expect(await open({ also, notes: 'x' })).toEqual({ notes: 'x' });
});
