// Proves that every example is accepted or refused as it says, with the emitted validators.
import { describe, expect, it } from 'vitest';
import { exampleFindings } from '../../src/analysis/examples/stale-examples.ts';
import { examplesOf } from '../../src/compiler/index.ts';
import { exampleAnswers } from '../../src/core/form/example-answers.ts';
import { expectNone } from './expect-none.ts';
import { provenProducts } from './form/proven-forms.ts';
import { visibleExample } from './form/visible-form.ts';
import { testOf } from './place-in.ts';

const products = (await provenProducts()).map((product) => {
  const examples = examplesOf(product.source).flatMap((example) => {
    const form = product.forms.find((one) => one.source === example.form);
    return form ? [{ ...example, form }] : [];
  });
  return { ...product, examples };
});
const withExamples = products.filter(({ examples }) => examples.length > 0);

describe.each(withExamples)('the examples of $name', ({ pointerOf, examples: all }) => {
  for (const { form, kind, example, file, pointer } of all) {
    const title = `${form.name} ${kind === 'accepted' ? 'accepts' : 'refuses'} ${example.name}`;
    it(
      title,
      testOf(pointerOf(file, pointer), async () => {
        const examples = form.source.examples ?? {};
        const entered = exampleAnswers(examples, example);
        const { messages, answers } = visibleExample(form, entered);
        const written = { form: form.source, kind, example, file, pointer };
        const found = exampleFindings(written, messages, () => false);
        expectNone(found.map((one) => `${pointerOf(one.file, one.pointer)}: ${one.message}`));
        if (kind === 'accepted') {
          expect(answers, 'the example answers what is not asked').toEqual({
            ...examples.before,
            ...entered,
          });
        }
      }),
    );
  }
});
