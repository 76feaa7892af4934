import { isObject } from '../../../core/is-object.ts';
import { resolveData, toQuestionPointer } from '../../../core/pointer.ts';
import { dateLimitKeywords } from '../../../definition/files/limits.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { finiteChoicesOf } from '../../3-analyze/conditions/satisfiability.ts';
import { casesIn } from '../../model/cases.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type Comparison, comparisonsOf } from '../../model/form/comparisons.ts';
import { type FieldSource, fieldsIn, questionsOf } from '../../model/form/form-fields.ts';
import { versionsOf } from '../../model/form/question-versions.ts';
import { suggestChoice } from '../../model/form/suggest-choice.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { formsOfScreen, screenOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The cases of another answer are answers to it, with values of the right type.',
  checkUnit: (product) =>
    fieldsIn(product).flatMap((field) => {
      const screen = screenOf(product, field.form);
      const forms = screen ? formsOfScreen(screen) : [field.form];
      return comparisonsOf(field).flatMap((comparison) =>
        findingsIn(comparison, field, forms.flatMap(questionsOf)),
      );
    }),
};

function findingsIn(
  { keyword, to, cases, file, pointer }: Comparison & { file: string },
  field: FieldSource,
  questions: FieldSource[],
): Finding[] {
  if (!isObject(cases)) return [];
  if (Object.keys(cases).length === 0) {
    const message = '"cases" has no value for any answer. Write one, or remove this.';
    return [{ file, pointer: `${pointer}/cases`, key: true, message }];
  }
  const other = toQuestionPointer(resolveData(field.at, String(to)) ?? '');
  const places = questions.filter(({ at }) => at === other);
  const choices = places.length > 0 ? finiteChoicesOf(versionsOf(places)) : undefined;
  const { ui, schema = {} } = places[0] ?? {};
  const { ownList } = widgetEntry(widgetOf(ui, schema)) ?? {};
  const known = choices?.map((choice) => ({ ...choice, value: String(choice.value) }));
  const type = typeOf(keyword);
  return casesIn({ cases }, pointer).flatMap(({ key = '', value, at }): Finding[] => {
    if (known?.every((choice) => choice.value !== key)) {
      const message = `"${places[0]?.name}" can't have the answer "${key}".${suggestChoice(key, known, ownList)}`;
      return [{ file, pointer: at, key: true, message }];
    }
    if (type === undefined || typeof value === type) return [];
    const needed = type === 'string' ? 'a text' : 'a number';
    return [{ file, pointer: at, message: `"${keyword}" needs ${needed} here.` }];
  });
}

/** Returns the type of the values of a keyword or an option; `undefined` for any. */
function typeOf(keyword: string): 'string' | 'number' | undefined {
  if (keyword === 'const') return undefined;
  return ['pattern', 'mask', ...dateLimitKeywords].includes(keyword) ? 'string' : 'number';
}
