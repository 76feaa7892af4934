// Proves that a day or month that is filled in by halves is refused with the name of the missing part.
import { expect, test } from 'vitest';
import { instantiateForm } from '../../../src/compiler/5-emit/compile-form.ts';
import { moduleCode } from '../../../src/compiler/5-emit/module-code.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { formSource } from '../../compiler/form-source.ts';

const app = {
  messages: {
    format: 'A real day, please',
    formatMaximum: 'Not after {limit}',
    formatMinimum: 'Not before {limit}',
  },
};
const source = (widget: string) =>
  formSource(
    {
      type: 'object',
      properties: {
        born: { type: 'string', format: 'date', formatMaximum: '2010-12-31' },
        note: { type: 'string', format: 'email' },
      },
    },
    { born: { 'ui:widget': widget } },
  );
const product = { app } as unknown as Parameters<typeof instantiateForm>[0];
const form = instantiateForm(product, source('date-parts'));

test.each([
  ['2007-3-', 'Please also fill in Day'],
  ['--27', 'Please also fill in Month and Year'],
  ['2007-02-30', 'A real day, please'],
  ['2007-March-27', 'A real day, please'],
  ['2011-01-01', 'Not after December 31, 2010'],
  ['', 'A real day, please'],
])('the answer %s is refused with "%s"', (born, message) => {
  const problems = findProblems(form, { born }, defaultTexts, { language: 'en' });
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

const work = formSource({
  type: 'object',
  properties: {
    began: { type: 'string', format: 'year-month', formatMaximum: '2010-12' },
    ended: {
      type: 'string',
      format: 'year-month',
      formatMinimum: { $data: '1/began' } as unknown as string,
    },
  },
});

test.each([
  [{ began: '2007-' }, 'Please also fill in Month'],
  [{ began: '-3' }, 'Please also fill in Year'],
  [{ began: '2007-13' }, 'A real day, please'],
  [{ began: '2011-01' }, 'Not after December 2010'],
  [{ began: '2010-05', ended: '2010-04' }, 'Not before May 2010'],
])('the months %j are refused with "%s"', (answers, message) => {
  const problems = findProblems(instantiateForm(product, work), answers, defaultTexts, {
    language: 'en',
  });
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

test('other questions keep their messages', () => {
  const problems = findProblems(form, { note: '2007-3-' }, defaultTexts, { language: 'en' });
  expect(problems.map((problem) => problem.message)).toEqual(['A real day, please']);
});

test('only a form with such a question contains the code', () => {
  const codeOf = (widget: string) => moduleCode(instantiateForm(product, source(widget)));
  expect(codeOf('date-parts')).toContain('"unfinishedMessage":function');
  expect(codeOf('date')).not.toContain('unfinishedMessage');
});
