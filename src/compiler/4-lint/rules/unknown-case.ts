import { isObject } from '../../../core/is-object.ts';
import { resolveData, toQuestionPointer } from '../../../core/pointer.ts';
import { dateLimitKeywords } from '../../../definition/files/limits.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { acceptsAnswer, finiteChoicesOf } from '../../3-analyze/conditions/satisfiability.ts';
import { casesIn } from '../../model/cases.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type Comparison, comparisonsOf } from '../../model/form/comparisons.ts';
import { type FieldSource, fieldsIn, fieldsOf } from '../../model/form/form-fields.ts';
import { versionsOf } from '../../model/form/question-versions.ts';
import { suggestChoice } from '../../model/form/suggest-choice.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { formsOfScreen, screenOf } from '../../model/product.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every case of another answer is one that visitors can give, and has a value of the right type.',
  checkUnit: (product) =>
    fieldsIn(product).flatMap((field) => {
      const screen = screenOf(product, field.form);
      const forms = screen ? formsOfScreen(screen) : [field.form];
      return comparisonsOf(field).flatMap((comparison) =>
        findingsIn(comparison, field, forms.flatMap(fieldsOf)),
      );
    }),
};

function findingsIn(
  { keyword, to, cases, file, pointer }: Comparison & { file: string },
  field: FieldSource,
  fields: FieldSource[],
): Finding[] {
  if (!isObject(cases)) return [];
  const other = toQuestionPointer(resolveData(field.at, String(to)) ?? '');
  const places = fields.filter(({ at }) => at === other);
  const versions = versionsOf(places);
  const choices = places.length > 0 ? finiteChoicesOf(versions) : undefined;
  const { ui, schema = {} } = places[0] ?? {};
  const { ownList } = widgetEntry(widgetOf(ui, schema)) ?? {};
  const known = choices?.map((choice) => ({ ...choice, value: String(choice.value) }));
  const canBe = (key: string) =>
    known?.some((choice) => choice.value === key) ??
    (places.length === 0 || valuesOf(key).some((value) => acceptsAnswer(versions, value)));
  return casesIn({ cases }, pointer).flatMap(({ key = '', value, at }): Finding[] => {
    if (!canBe(key)) {
      const hint = known ? suggestChoice(key, known, ownList) : '';
      const message = `"${places[0]?.name}" can't have the answer "${key}".${hint}`;
      return [{ file, pointer: at, key: true, message }];
    }
    if (keyword === 'const') {
      const own = { ...field, schema: { ...field.schema, const: undefined } };
      const message = `${JSON.stringify(value)} can't be an answer to "${field.name}".`;
      return acceptsAnswer([own], value) ? [] : [{ file, pointer: at, message }];
    }
    const isText = typeof value === 'string';
    if (takesText(keyword) ? isText : predicateFor({ [keyword]: value })) return [];
    return [{ file, pointer: at, message: `"${keyword}" needs ${neededBy(keyword)} here.` }];
  });
}

/** Returns the answers that are written like a key: the text, and the number or the yes or no that it stands for. */
const valuesOf = (key: string): unknown[] =>
  [key, Number(key), key === 'true'].filter((value) => String(value) === key);

const takesText = (keyword: string) => ['pattern', 'mask', ...dateLimitKeywords].includes(keyword);

/** Names the values that a keyword takes. */
function neededBy(keyword: string): string {
  if (takesText(keyword)) return 'a text';
  if (keyword === 'multipleOf') return 'a number above 0';
  return /^(min|max)[A-Z]/.test(keyword) ? 'a whole number' : 'a number';
}
