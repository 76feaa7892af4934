// Proves that the headless form writes the limits in its messages in the reader's language.
import { expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { visibleForm } from '../../../src/engine/form/visible-form.ts';
import { compileForm, nowhere } from '../compile-form.ts';

it('writes limits in messages as readers of the language do', () => {
  const form = compileForm(
    { type: 'object', properties: { visits: { type: 'integer', maximum: 20000 } } },
    { visits: { 'ui:messages': { maximum: 'At most {limit}' } } },
  );
  const messages = (language: string) =>
    visibleForm(form, { visits: 20001 }, { ...nowhere, language }, defaultTexts).messages;
  expect(messages('en')).toEqual({ '/visits': 'At most 20,000' });
  expect(messages('de')).toEqual({ '/visits': 'At most 20.000' });
});
