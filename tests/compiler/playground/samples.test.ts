// Proves that each of the 40 samples of RJSF's playground is accepted, or refused with something to write instead.
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';
import { tinySources } from '../../vite/overlay.ts';
import { composedSamples } from './composed-samples.ts';
import { conditionalSamples } from './conditional-samples.ts';
import type { Sample } from './form-schema.ts';
import { plainSamples } from './plain-samples.ts';
import { refusedSamples } from './refused-samples.ts';

const { compile } = createCompiler('forms');

const fitting = { ...plainSamples, ...composedSamples, ...conditionalSamples };

/** Messages for the rules that have no general one. */
const wordsOfTheProduct = Object.fromEntries(
  ['pattern', 'const', 'not', 'anyOf', 'contains'].map((keyword) => [keyword, 'Please check this']),
);

/** Returns the rules that refuse a form as that of a screen. */
function rulesAgainst(schema: JsonSchema, ui: object = {}): string[] {
  const change = {
    'app.json': { messages: wordsOfTheProduct },
    'home/screen.json': { submit: { send: null } },
    'home/schema.json': JSON.stringify(schema),
    'home/ui.json': JSON.stringify(ui),
  };
  return compile(tinySources(change))
    .diagnostics.filter(
      ({ file }) => file.startsWith('forms/home/') && !file.endsWith('screen.json'),
    )
    .map(({ rule }) => rule);
}

function expectFit({ schema, ui, answers, breaks = {}, order, differs }: Sample): void {
  expect(rulesAgainst(schema, ui)).toEqual([]);
  const form = compileForm(schema, ui);
  const sent = normalizeAnswers(form, startAnswers(form, answers, nowhere), nowhere);
  const problems = findProblems(form, sent, defaultTexts, {});
  expect(Object.fromEntries(problems.map(({ pointer, rule }) => [pointer, rule]))).toEqual(breaks);
  if (order) expect(form.questions.map(({ pointer }) => pointer)).toEqual(order);
  if (differs) return;
  // RJSF's form makes the same of the same answers.
  expect(sent).toEqual(
    getDefaultFormState(validator, schema as RJSFSchema, answers, schema as RJSFSchema),
  );
}

describe("A sample of RJSF's playground", () => {
  it.each(Object.entries(fitting))('fits: %s', (_, sample) => {
    expectFit(sample);
  });

  it.each(Object.entries(refusedSamples))('is refused: %s', (_, { schema, ui, rule, instead }) => {
    expect(rulesAgainst(schema, ui)).toContain(rule);
    expectFit(instead);
  });

  it('is each of the 40', () => {
    const samples = { ...fitting, ...refusedSamples };
    const names = Object.keys(samples).map((name) => name.replace(/:.*/, ''));
    expect(new Set(names).size).toBe(40);
  });
});
