import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import { examplesOf } from '../../model/screen/examples.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'An example has either answers or a change of the first ones. A refused example has messages.',
  checksExamples: true,
  checkUnit: (product) => [...inWizards(product), ...inForms(product)],
};

/** Finds examples of a wizard, whose questions are in its steps. */
const inWizards = ({ screens }: ProductSource): Finding[] =>
  screens.flatMap(({ screen, examples = {}, examplesPath }) =>
    (['loaded', 'before', 'accepted', 'refused'] as const)
      .filter((key) => screen.kind === 'wizard' && key in examples)
      .map((key) => {
        const message = `The questions of a wizard are in its steps. Move "${key}" to the examples.json of a step.`;
        return { file: examplesPath, pointer: `/${key}`, key: true, message };
      }),
  );

const inForms = (product: ProductSource): Finding[] =>
  examplesOf(product).flatMap(({ file, pointer, example, kind, form }) => {
    const { answers, change, messages } = example;
    if (hasShapeErrorInside(product, file, pointer)) return [];
    const found = (message: string) => [{ file, pointer, message }];
    if (answers === undefined && change === undefined) {
      return found('This example has no answers. Add "answers" or "change".');
    }
    if (answers !== undefined && change !== undefined) {
      return found(
        'An example has either "answers" or a "change" of other answers. Remove one of them.',
      );
    }
    const first = form.examples?.accepted?.some((one) => one.answers !== undefined);
    if (change !== undefined && !first) {
      return found('There are no answers to change. Add "answers" to an example under "accepted".');
    }
    if (kind === 'refused' && Object.keys(messages ?? {}).length === 0) {
      return found(
        'A refused example needs "messages". Add those that visitors see, or move this example to "accepted".',
      );
    }
    return [];
  });
