// Proves that forms:diff has words for every key of a definition, in the entry of the key.
import { expect, it } from 'vitest';
import type { KeySchema } from '../../src/analysis/diff/model/label.ts';
import { AppFile } from '../../src/definition/files/app.ts';
import { Call } from '../../src/definition/files/call.ts';
import { CheckOutcome, Outcome } from '../../src/definition/files/outcome.ts';
import { Check } from '../../src/definition/files/request.ts';
import { FormFile, PageFile, WizardFile } from '../../src/definition/files/screen.ts';
import { FormStep } from '../../src/definition/files/step.ts';
import { Upload } from '../../src/definition/files/upload.ts';

const parts = {
  AppFile,
  Call,
  PageFile,
  FormFile,
  WizardFile,
  FormStep,
  Check,
  Upload,
  Outcome,
  CheckOutcome,
};

/** Keys whose values are compared where they apply: at screens, steps, calls and questions. */
const told = ['$schema', 'names', 'calls', 'messages', 'steps'];

/** Lists the keys without a label, by their paths. */
const unlabelled = ({ properties = {} }: KeySchema, path: string): string[] =>
  Object.entries(properties).flatMap(([key, schema]) => {
    if (schema['x-label'] !== undefined || told.includes(key)) return [];
    const options = schema.anyOf?.map((option, index) => [`${index}`, option]);
    if (options) return unlabelled({ properties: Object.fromEntries(options) }, `${path}/${key}`);
    return schema.properties ? unlabelled(schema, `${path}/${key}`) : [`${path}/${key}`];
  });

it.each(Object.entries(parts))('every key of %s has a label', (name, schema) => {
  expect(unlabelled(schema as KeySchema, name)).toEqual([]);
});
