import type { Finding } from '../../model/diagnostic.ts';
import { examplesOf } from '../../model/examples.ts';
import type { ProductSource } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'An example gives answers or changes the first ones, and one that is refused is told why.',
  checksExamples: true,
  checkUnit: (product) => [...ofWizards(product), ...ofForms(product)],
};

/** A wizard asks in its steps only. */
const ofWizards = ({ screens }: ProductSource): Finding[] =>
  screens.flatMap(({ screen, examples = {}, examplesPath }) =>
    (['loaded', 'before', 'accepted', 'refused'] as const)
      .filter((key) => screen.kind === 'wizard' && key in examples)
      .map((key) => ({
        ...{ file: examplesPath, pointer: `/${key}`, key: true },
        message: `A wizard asks in its steps. Move "${key}" to the examples.json of a step.`,
      })),
  );

const ofForms = (product: ProductSource): Finding[] =>
  examplesOf(product).flatMap(({ file, pointer, example, kind, form }) => {
    const { answers, change, messages } = example;
    if (hasShapeErrorInside(product, file, pointer)) return [];
    const found = (message: string) => [{ file, pointer, message }];
    if (answers === undefined && change === undefined) {
      return found('This example gives no answers. Add "answers", or "change".');
    }
    if (answers !== undefined && change !== undefined) {
      return found('Here stand "answers" and a "change" of other answers. Remove one of them.');
    }
    const first = form.examples?.accepted?.some((one) => one.answers !== undefined);
    if (change !== undefined && !first) {
      return found(
        'There are no answers to change. Give "answers" to an example under "accepted".',
      );
    }
    if (kind === 'refused' && Object.keys(messages ?? {}).length === 0) {
      return found('Nothing is said here. Name the messages, or move this under "accepted".');
    }
    return [];
  });
