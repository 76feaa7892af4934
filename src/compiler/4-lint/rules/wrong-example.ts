import type { RuleError } from '../../../compiled/form.ts';
import { exampleAnswers } from '../../../core/example-answers.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { examplesOf } from '../../model/examples.ts';
import { errorsFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The schema accepts the accepted examples, and refuses the refused ones.',
  checksExamples: true,
  checkUnit: (product) =>
    examplesOf(product).flatMap(({ form, kind, example, file, pointer }): Finding[] => {
      // A schema with removed values may accept other answers.
      if (product.shapeErrors.some((one) => one.file === form.schemaPath)) return [];
      if (example.answers === undefined && example.change === undefined) return [];
      const examples = form.examples ?? {};
      const errors = errorsFor(form.schema)?.({
        ...examples.before,
        ...exampleAnswers(examples, example),
      });
      if (errors === undefined) return [];
      const name = `"${example.name}"`;
      if (kind === 'accepted' && errors.length > 0) {
        const message = `${name} should be accepted, but ${reasons(errors)}.`;
        return [{ file, pointer, message, isFallback: true }];
      }
      if (kind === 'refused' && errors.length === 0) {
        const message = `${name} should be refused, but breaks no rule.`;
        return [{ file, pointer, message, isFallback: true }];
      }
      return [];
    }),
};

function reasons(errors: RuleError[]): string {
  const problems = errors
    // A failed `then` or `else` reports its own errors and, as noise, its `if`.
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath, params }) => {
      const missing = keyword === 'required' ? `/${params.missingProperty}` : '';
      return `"${`${instancePath}${missing}`.slice(1)}" breaks "${keyword}"`;
    });
  return [...new Set(problems)].join(', and ');
}
