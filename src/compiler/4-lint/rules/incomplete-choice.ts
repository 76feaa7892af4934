import type { Finding } from '../../model/diagnostic.ts';
import { answerPlaceOf, writtenAnswersIn } from '../../model/form/written-answers.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every choice has a value that can be sent, and under "oneOf" a label ("title") too.',
  checkQuestion: (question, product) => {
    const file = question.form.schemaPath;
    const place = answerPlaceOf(question);
    const { type, oneOf = [] } = place.schema;
    // The rule impossible-value compares choices with the type.
    const isFree = type === undefined || type === 'object';
    const objects = writtenAnswersIn(place).flatMap(({ keyword, value, pointer }): Finding[] => {
      const isSingle = typeof value !== 'object' || value === null;
      if (!isFree || isSingle || keyword === 'const') return [];
      const message = 'A choice is sent as a text, a number, true or false. Write one of these.';
      return [{ file, pointer, message }];
    });
    const incomplete = oneOf.flatMap((choice, index): Finding[] => {
      const missing = ['const', 'title'].filter((key) => !Object.hasOwn(choice, key));
      // A schema with neither may not be a choice.
      if (missing.length !== 1) return [];
      const pointer = `${place.pointerOf('oneOf')}/${index}`;
      if (hasShapeErrorInside(product, file, pointer)) return [];
      const message =
        missing[0] === 'const'
          ? `The choice "${choice.title}" has no "const"; add the value that is sent.`
          : `The choice ${JSON.stringify(choice.const)} has no "title"; add the label that visitors read.`;
      return [{ file, pointer, message }];
    });
    return [...objects, ...incomplete];
  },
};
