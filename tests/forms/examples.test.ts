import { describe, expect, it } from 'vitest';
import { exampleAnswers } from '../../src/core/example-answers.ts';
import { fieldPointer } from '../../src/core/pointer.ts';
import { proven } from './form/proven-forms.ts';
import { visibleExample } from './form/visible-form.ts';
import { named } from './products.ts';

describe.each(named)('the examples of %s', async (_name, folder) => {
  const { forms, placeOf } = await proven(folder);
  const written = forms.filter(({ source }) => source.examples);

  if (written.length === 0) it.skip('of which there are none');

  describe.each(written.map((form) => [form.name, form] as const))('%s', (_, form) => {
    const examples = form.source.examples ?? {};
    const at = (pointer: string) => placeOf(form.source.examplesPath, pointer);

    for (const [index, example] of (examples.accepted ?? []).entries()) {
      it(`accepts ${example.name}`, () => {
        const entered = exampleAnswers(examples, example);
        const { messages, answers } = visibleExample(form, entered);
        expect(messages, `${at(`/accepted/${index}`)} is to be accepted`).toEqual({});
        expect(answers, `${at(`/accepted/${index}`)} answers what is not asked`).toEqual({
          ...examples.before,
          ...entered,
        });
      });
    }

    for (const [index, example] of (examples.refused ?? []).entries()) {
      it(`refuses ${example.name}`, () => {
        const { messages } = visibleExample(form, exampleAnswers(examples, example));
        const expected = Object.entries(example.messages);
        expect(messages, `${at(`/refused/${index}`)} is to be refused`).toEqual(
          Object.fromEntries(expected.map(([field, message]) => [fieldPointer(field), message])),
        );
      });
    }
  });
});
