// Proves that the steps of a wizard mark questions by one rule, which the first step with a mark explains.
import { describe, expect, it } from 'vitest';
import { requiredMarks } from '../../../../src/compiler/3-analyze/plan/required-marks.ts';
import { planForm } from '../../../../src/compiler/index.ts';
import { formSource } from '../../form-source.ts';

const formOf = (required: number, optional: number) => {
  const names = Array.from({ length: required + optional }, (_, index) => `q${index}`);
  return planForm(
    formSource({
      type: 'object',
      required: names.slice(0, required),
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
    }),
  );
};

describe('a form of its own', () => {
  it.each([
    [2, 1, { mostRequired: true, explained: true }],
    [1, 2, { mostRequired: false, explained: true }],
    [3, 0, { mostRequired: true, explained: false }],
    [0, 3, { mostRequired: false, explained: false }],
  ])('%i required and %i optional questions: %j', (required, optional, marks) => {
    expect(formOf(required, optional).marks).toEqual(marks);
  });
});

it('the steps of a wizard follow the majority of all their questions, and explain it once', () => {
  const steps = [formOf(2, 0), formOf(3, 1), formOf(0, 2)];
  expect(steps.map((form) => requiredMarks(form, steps))).toEqual([
    { mostRequired: true, explained: false },
    { mostRequired: true, explained: true },
    { mostRequired: true, explained: false },
  ]);
});
