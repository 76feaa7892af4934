import { lastKey, resolveData } from '../../../core/pointer.ts';
import {
  type CircularSource,
  circleOf,
} from '../../3-analyze/calculations/calculated-questions.ts';
import { findQuestionCalculations } from '../../3-analyze/calculations/calculations.ts';
import { comparisonsOf } from '../../model/form/comparisons.ts';
import { fieldsIn } from '../../model/form/form-fields.ts';
import type { ProductSource } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'No calculated or proposed answer depends on itself. No limit depends on the answer that it limits.',
  checkUnit: (product) =>
    [...findQuestionCalculations(product), ...findComparisons(product)].flatMap((source) => {
      const { file, pointer, field, limit } = source;
      const circle = circleOf(source);
      if (!circle) return [];
      const names = circle.map((through) => `"${lastKey(through)}"`).join(' and ');
      const way = names === '' ? '' : `, through ${names}`;
      const message = limit
        ? `The "${limit.keyword}" of "${field.name}" is calculated from the answer that it limits${way}, and moves with it. Take other answers, or limit a calculated question that takes this answer.`
        : `"${field.name}" is calculated from itself${way}. Take other answers.`;
      return [{ file, pointer, message }];
    }),
};

interface ComparisonSource extends CircularSource {
  file: string;
  pointer: string;
}

/** Finds the rules that compare an answer with another one, which may be calculated. */
const findComparisons = (product: ProductSource): ComparisonSource[] =>
  fieldsIn(product).flatMap((field) =>
    comparisonsOf(field).flatMap(({ keyword, to, file, pointer }) => {
      // The rule unknown-data reports a comparison with the answer itself.
      if (typeof to !== 'string' || resolveData(field.at, to) === field.at) return [];
      const calculation = { first: to.startsWith('/') ? `/answers${to}` : to };
      return [{ field, calculation, limit: { keyword }, file, pointer: `${pointer}/$data` }];
    }),
  );
