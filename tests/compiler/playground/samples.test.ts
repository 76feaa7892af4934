import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { findProblems } from '../../../src/engine/form/problems.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { tinySources } from '../../build/overlay.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';
import { fitting, refused } from './samples.ts';

const { compile } = createCompiler('forms');

/** Returns the rules that refuse a schema as the form of a screen. */
function rulesAgainst(schema: JsonSchema): string[] {
  const change = {
    'app.json': { messages: null },
    'home/screen.json': { submit: { send: null } },
    'home/schema.json': JSON.stringify(schema),
    'home/ui.json': '{}',
  };
  return compile(tinySources(change))
    .diagnostics.filter(
      ({ file }) => file.startsWith('forms/home/') && !file.endsWith('screen.json'),
    )
    .map(({ rule }) => rule);
}

describe("A sample of RJSF's playground", () => {
  it.each(Object.entries(fitting))('fits: %s', (_, { schema, answers }) => {
    expect(rulesAgainst(schema)).toEqual([]);
    const form = compileForm(schema);
    const sent = normalizeAnswers(form, startAnswers(form, answers, nowhere), nowhere);
    expect(findProblems(form, sent, defaultTexts)).toEqual([]);
    // What RJSF's form makes of the same answers.
    expect(sent).toEqual(
      getDefaultFormState(validator, schema as RJSFSchema, answers, schema as RJSFSchema),
    );
  });

  it.each(Object.entries(refused))('is refused: %s', (_, { schema, rule }) => {
    expect(rulesAgainst(schema)).toContain(rule);
  });
});
