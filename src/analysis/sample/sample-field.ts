import { type FieldSource, uniqueNamesIn } from '../../compiler/index.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { escapePart, getAt, parentPointer, toPointer } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { questionAt } from '../form/answer-location.ts';
import { areMet } from '../form/conditions.ts';
import type { FormModel } from '../product-model.ts';
import { testsIn } from './constraint.ts';
import {
  comparesAnswers,
  objectsAround,
  ownReferenceOf,
  resolveDataReference,
  siblingLimitsOf,
  withoutSiblingLimits,
  withValuesOfLimits,
} from './data-reference.ts';
import { fieldContextAt } from './field-context.ts';
import { limitResults } from './limit-results.ts';
import { ItemCount, noAnswer, type SampleOptions } from './sample-options.ts';
import { valueCandidates } from './value-candidates.ts';

/**
 * Returns a sample of the field at a pointer, as the other answers make it; `undefined` for none.
 *
 * @param calculated the answers with those that are calculated, and with an item for each choice
 */
type SampleField = (
  places: FieldSource[],
  pointer: string,
  answers: Answers,
  calculated: Answers,
) => unknown;

/** Returns the function that samples each field of a form: a group or a list without its contents. */
export function fieldSampler(form: FormModel, options: SampleOptions): SampleField {
  const { validate, loaded, query = {}, otherAnswers, fixedValues = new Map() } = options;
  const constraints = (options.constraints ?? []).flatMap(testsIn);
  /** What each list has to match, by its pointer. */
  const rulesOfLists = new Map<string, JsonSchema[]>();
  const samples = new Map<string, { key: string; value: unknown }>();
  /** Pointers of the answers that have constrained others. */
  const constraining = new Set<string>();
  const isFixed = (pointer: string) =>
    fixedValues.has(pointer) && !(fixedValues.get(pointer) instanceof ItemCount);
  const isInFixed = (pointer: string): boolean =>
    pointer !== '' && (isFixed(pointer) || isInFixed(parentPointer(pointer)));

  return (places, pointer, answers, calculated) => {
    const known = getAt(answers, pointer);
    if (isInFixed(parentPointer(pointer))) return known;
    const all = { ...otherAnswers, ...answers };
    if (!evaluateConditions(form, all, { loaded, query }).isAsked(pointer)) return undefined;
    const fixed = fixedValues.get(pointer);
    if (isFixed(pointer)) return fixed === noAnswer ? undefined : fixed;
    const { at, kind, inside } = places[0] as FieldSource;
    const { calculated: isCalculated, forEach } = questionAt(form, at) ?? {};
    if (isCalculated || forEach !== undefined) return getAt(calculated, pointer);
    const schemas = [
      ...places.filter(({ conditions }) => areMet(conditions, all, options, pointer)),
      ...constraints.filter((constraint) => constraint.pointer === at),
    ].map(({ schema }) => schema);
    if (kind === 'question') return sampleQuestion(schemas, at, pointer, all);
    if (kind === 'group') return known ?? {};
    if (fixed instanceof ItemCount) schemas.push({ minItems: fixed.count });
    const rules = schemas.map(literalsAt(schemas, pointer, all));
    rulesOfLists.set(pointer, rules);
    const itemAt = (index: number) => inside && (fixedValues.get(`${pointer}/${index}`) ?? {});
    return withLength(known, lengthOf(rules), itemAt);
  };

  /** Returns the function that replaces what a field is compared with by its value. */
  function literalsAt(schemas: JsonSchema[], pointer: string, all: Answers) {
    const objects = schemas.some(comparesAnswers) ? objectsAround(all, pointer) : [];
    const resultOf = limitResults(form, pointer, options, all);
    const type = schemas[0]?.type;
    return (schema: JsonSchema) => withValuesOfLimits({ type, ...schema }, objects, resultOf);
  }

  function sampleQuestion(schemas: JsonSchema[], at: string, pointer: string, all: Answers) {
    for (const schema of schemas) {
      const reference = ownReferenceOf(schema.const);
      if (reference !== undefined) {
        return resolveDataReference(reference, objectsAround(all, pointer));
      }
    }
    const context = fieldContextAt(form, pointer, options, all);
    const type = schemas[0]?.type;
    const literalOf = literalsAt(schemas, pointer, all);
    const rules = schemas.map(literalOf);
    const preferred = preferredByList(pointer, all).map((schema) => ({ type, ...schema }));
    const key = JSON.stringify([rules, preferred, context.offeredValues]);
    const known = samples.get(pointer);
    if (known?.key === key) return known.value;
    const find = (all: JsonSchema[]) =>
      all
        .flatMap((schema) => valueCandidates(schema, context))
        .find((value) => all.every((schema) => validate(schema, value)));
    const value = find([...rules, ...preferred]) ?? find(rules);
    samples.set(pointer, { key, value });
    if (value === undefined && !constraining.has(pointer)) {
      constraining.add(pointer);
      constrainSiblings(schemas, at, find(schemas.map(withoutSiblingLimits).map(literalOf)));
    }
    return value;
  }

  /**
   * Adds constraints on the answers which leave no valid one to another question of the same object, which is limited by
   * them and by something else: a first day has to be before the last one's own limit.
   *
   * @param free an answer that is valid without these limits; `undefined` for none
   */
  function constrainSiblings(schemas: JsonSchema[], at: string, free: unknown) {
    if (free === undefined) return;
    for (const { sibling, opposite, format } of schemas.flatMap(siblingLimitsOf)) {
      const pointer = `${parentPointer(at)}/${escapePart(sibling)}`;
      constraints.push({ pointer, schema: { ...(format && { format }), [opposite]: free } });
    }
  }

  /** Returns the value that the list around an answer prefers: one that it needs, or another answer than earlier items have. */
  function preferredByList(pointer: string, all: Answers): JsonSchema[] {
    const [, list = '', position, path = ''] = /^(.*)\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
    const rules = rulesOfLists.get(list) ?? [];
    const wanted = rules.flatMap(({ contains }) => (contains ? [contains as JsonSchema] : []));
    if (position === '0') return path === '' ? wanted : [];
    const unique = rules.flatMap((rule) => {
      const compared = rule.uniqueItems ? [[path]] : uniqueNamesIn(rule).map(pointersOf);
      const paths = compared.find((one) => one.includes(path));
      return paths ? { paths, collation: rule.collation } : [];
    })[0];
    if (!unique) return [];
    const { paths, collation } = unique;
    const items = getAt(all, list) as unknown[];
    const own = items[Number(position)];
    // Answers that differ together need only one that does.
    const differs = (item: unknown) =>
      paths.some((one) => {
        const known = one === path ? undefined : getAt(own, one);
        return known !== undefined && JSON.stringify(known) !== JSON.stringify(getAt(item, one));
      });
    const earlier = items.slice(0, Number(position)).filter((item) => !differs(item));
    return earlier.map((item) => ({
      not: { const: getAt(item, path) ?? null, ...(collation && { collation }) },
    }));
  }
}

const pointersOf = (names: string[]): string[] => names.map((name) => toPointer([name]));

const lengthOf = (rules: JsonSchema[]): number =>
  Math.max(1, ...rules.map(({ minItems = 0 }) => minItems));

/** Returns a list with as many items, of which it does not have the further ones yet; itself where it has all. */
function withLength(list: unknown, length: number, itemAt: (index: number) => unknown): unknown[] {
  const items = Array.isArray(list) ? list : [];
  return items.length === length
    ? items
    : Array.from({ length }, (_, index) => items[index] ?? itemAt(index));
}
