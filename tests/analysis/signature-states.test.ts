// Proves that the gallery shows a signature empty, typed, drawn and missing.
import { expect, it } from 'vitest';
import { formStates } from '../../src/analysis/states/form-states.ts';
import { widgetCatalogue } from '../../src/definition/widget-catalogue/index.ts';
import { formModel, object, validate } from './form-model.ts';

it('a signature is shown empty, typed, drawn, missing and wrong', () => {
  const signature = { type: 'string', title: 'Signature', format: 'signature', maxLength: 20_000 };
  const { states, unreachedRules } = formStates(formModel(object({ signature })), {
    validate,
    language: 'en',
  });
  const { drawn } = widgetCatalogue.signature.otherSamples;
  expect(states.map(({ path, answers }) => [path, answers?.signature])).toEqual([
    ['empty', undefined],
    ['filled', 'Ada Lovelace'],
    ['drawn-signature', drawn],
    ['pressed-empty', undefined],
    ['error-signature-required', undefined],
    ['error-signature-format', 'data:image/svg+xml,<svg/>'],
  ]);
  expect(unreachedRules).toEqual([]);
});
