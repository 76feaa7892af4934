// Proves that a required group without questions keeps nobody from going on.
import { expect, it } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

it('a required group without questions holds nobody up', () => {
  const form = compileForm({
    type: 'object',
    required: ['heading'],
    properties: { heading: { type: 'object', title: 'Company' } },
  });
  const answers = startAnswers(form, {}, nowhere);
  expect(answers).toEqual({ heading: {} });
  expect(findProblems(form, answers, defaultTexts, {})).toEqual([]);
});
