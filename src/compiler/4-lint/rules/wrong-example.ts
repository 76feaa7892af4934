import type { RuleError } from '../../../compiled/validate.ts';
import { exampleAnswers } from '../../../core/form/example-answers.ts';
import { brokenRule } from '../../../core/rules/broken-rule.ts';
import { calculatedQuestionsOf } from '../../3-analyze/calculations/calculated-questions.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import { examplesOf } from '../../model/screen/examples.ts';
import { validatedSchema } from '../../schema/object-shapes.ts';
import { errorsFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

const errorsOf = memoizeByObject(({ schema }: FormSource) => errorsFor(validatedSchema(schema)));

export const rule: Rule = {
  description:
    'Accepted and refused examples and journeys end as they are written, with the same messages.',
  checksExamples: true,
  checkUnit: (product) =>
    examplesOf(product).flatMap(({ form, kind, example, file, pointer }): Finding[] => {
      // A schema with removed values may accept other answers.
      if (product.shapeErrors.some((one) => one.file === form.schemaPath)) return [];
      if (example.answers === undefined && example.change === undefined) return [];
      // The effects of calculated answers are checked as the form is filled in.
      if (calculatedQuestionsOf(form).length > 0) return [];
      const examples = form.examples ?? {};
      const errors = errorsOf(form)?.({
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
  const problems = errors.flatMap((error) => {
    const rule = brokenRule(error);
    if (rule === undefined) return [];
    const { instancePath, params } = error;
    const missing = rule === 'required' ? `/${params.missingProperty}` : '';
    return [`"${`${instancePath}${missing}`.slice(1)}" breaks "${rule}"`];
  });
  return [...new Set(problems)].join(', and ');
}
