import { examplesOf } from '../examples.ts';
import { hasMisshapen } from '../shape/misshape.ts';
import type { Rule } from './rule.ts';

export const exampleAnswers: Rule = {
  id: 'example-answers',
  description:
    'An example gives answers or changes the first ones, and one that is refused is told why.',
  ofExamples: true,
  check: (product) =>
    examplesOf(product).flatMap(({ file, pointer, example, kind, form }) => {
      const { answers, change, messages } = example;
      if (hasMisshapen(product, file, pointer)) return [];
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
    }),
};
