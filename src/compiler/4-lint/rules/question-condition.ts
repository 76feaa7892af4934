import { isInside, lastKey } from '../../../core/pointer.ts';
import { requirementsOf, testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { byName } from '../../3-analyze/conditions/fields-by-name.ts';
import type { Finding } from '../../model/diagnostic.ts';
import {
  eachFieldOf,
  type FieldSource,
  fieldsOf,
  objectsOf,
} from '../../model/form/form-fields.ts';
import { whenPartsOf } from '../../model/form/question-conditions.ts';
import type { BranchCondition } from '../../model/form/schema-parts.ts';
import { type FormSource, formsOfScreen, type ScreenSource } from '../../model/product.ts';
import { wayTo } from '../../model/way-to.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The "when" of a question tests answers that visitors give before it. It tests an item only inside a list.',
  checkScreen: (screen) =>
    formsOfScreen(screen).flatMap((form) =>
      eachFieldOf(form).flatMap((field) => [
        ...itemFindings(field),
        ...field.when.flatMap((condition) => [
          ...laterFindings(screen, field, condition),
          ...circularFindings(field, condition),
        ]),
      ]),
    ),
};

/** Finds tests of an item by a field that is in none. */
const itemFindings = ({ form, at, ui, uiPointer }: FieldSource): Finding[] =>
  whenPartsOf(ui, uiPointer)
    .filter(({ source }) => source === 'item' && !at.includes('/-/'))
    .map(({ pointer }) => {
      const message = 'This is in no list, and so in no item. Test "answers".';
      return { file: form.uiPath, pointer, key: true, message };
    });

/** Finds tests of answers that a later step asks for. */
function laterFindings(
  screen: ScreenSource,
  { form }: FieldSource,
  condition: BranchCondition,
): Finding[] {
  const forms = formsOfScreen(screen);
  const later = forms.slice(forms.indexOf(form) + 1);
  return later.flatMap((other) =>
    testedFieldsOf(other, condition).map(({ field, pointer, key }) => {
      const message = `"${field.name}" is asked in a later step, so that it has no answer yet. Test a field of this step or of an earlier one.`;
      return { file: form.uiPath, pointer, ...(key && { key }), message };
    }),
  );
}

/** Finds tests of answers that depend on whether the field is asked. */
const circularFindings = (field: FieldSource, condition: BranchCondition): Finding[] =>
  testedFieldsOf(field.form, condition).flatMap((test): Finding[] => {
    const through = namesBetween(test.field.at, field.at, field.form);
    if (!through) return [];
    const names = through.map((name) => `"${name}"`).join(' and ');
    const way = names === '' ? '' : `, through ${names}`;
    const message = `"${field.name}" would be asked depending on its own answer${way}. Test other answers.`;
    const { pointer, key } = test;
    return [{ file: field.form.uiPath, pointer, ...(key && { key }), message }];
  });

/**
 * Returns the names of the fields through which the answer at one pointer depends on whether the field at another one is
 * asked; `undefined` where it does not.
 */
function namesBetween(from: string, target: string, form: FormSource): string[] | undefined {
  const testedFor = (pointer: string) =>
    fieldsOf(form)
      .filter(({ at }) => at === pointer)
      .flatMap(({ conditions }) => conditions)
      .flatMap((condition) => testedFieldsOf(form, condition))
      .map(({ field }) => field.at);
  const way = wayTo(from, testedFor, (pointer) => isInside(pointer, target));
  return way && [from, ...way].slice(0, -1).map(lastKey);
}

/** A field that a condition tests, with the pointer to the test. */
interface TestedField {
  field: FieldSource;
  pointer: string;
  /** Whether the pointer leads to a key. */
  key: boolean;
}

/** Lists the fields of a form that a condition tests or requires an answer to; of nested ones, the innermost. */
function testedFieldsOf(
  form: FormSource,
  { pointer: at, if: schema, ifPointer, source }: BranchCondition,
): TestedField[] {
  const object = objectsOf(form).find((one) => one.at === at);
  if (!object || (source !== undefined && source !== 'answers')) return [];
  const fields = byName([object]);
  const condition = { file: '', pointer: ifPointer, schema, fields };
  const tests = testsOf(condition).flatMap(({ sources: [field], pointer }) =>
    field ? [{ field, pointer, key: true }] : [],
  );
  const isOuter = ({ field }: TestedField) =>
    tests.some((other) => other.field.at.startsWith(`${field.at}/`));
  const required = requirementsOf(condition).flatMap(({ name, pointer }) => {
    const [field] = fields.get(name) ?? [];
    const isTested = tests.some((test) => test.field.name === name);
    return field && !isTested ? [{ field, pointer, key: false }] : [];
  });
  return [...tests.filter((test) => !isOuter(test)), ...required];
}
