import { lastKey } from '../../../core/pointer.ts';
import { circularQuestionsOf } from '../../3-analyze/calculations/calculated-questions.ts';
import { findQuestionCalculations } from '../../3-analyze/calculations/calculations.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No calculated or proposed answer depends on itself.',
  checkUnit: (product) =>
    findQuestionCalculations(product).flatMap(({ key, file, pointer, field }) => {
      // A limit is no answer.
      if (key === 'limit') return [];
      const circle = circularQuestionsOf(field.form).find((one) => one.pointer === field.at);
      if (!circle) return [];
      const names = circle.through.map((through) => `"${lastKey(through)}"`).join(' and ');
      const way = names === '' ? '' : `, through ${names}`;
      const message = `"${field.name}" is calculated from itself${way}. Take other answers.`;
      return [{ file, pointer, message }];
    }),
};
