import type { Choice } from '../../compiled/question.ts';
import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/**
 * The choices that a schema itself offers: `oneOf` with `const` and `title`, or `enum`; of a list, its items'. Where it
 * has several of these, also under "allOf", only the choices that all of them have.
 */
export function choicesOf(schema: JsonSchema): Choice[] | undefined {
  const lists = listsOf(schema.type === 'array' && schema.items ? schema.items : schema);
  const labelled = lists.find(({ hasLabels }) => hasLabels) ?? lists.find(({ isList }) => isList);
  if (!labelled) return undefined;
  const others = lists.filter((list) => list !== labelled);
  return labelled.choices.filter(({ value }) =>
    others.every(({ choices }) => choices.some((choice) => isSame(choice.value, value))),
  );
}

interface ChoiceList {
  choices: Choice[];
  hasLabels: boolean;
  /** False for a "const", which makes no choices but leaves one of them. */
  isList: boolean;
}

function listsOf({ oneOf, enum: values, allOf, ...rest }: JsonSchema): ChoiceList[] {
  const lists: ChoiceList[] = [];
  if (oneOf?.every((option) => 'const' in option)) {
    const choices = oneOf.map(({ const: value, title, description }) => ({
      value,
      label: title ?? textOf(value),
      ...(description === undefined ? {} : { description }),
    }));
    lists.push({ choices, hasLabels: true, isList: true });
  }
  if (values) lists.push({ choices: values.map(toChoice), hasLabels: false, isList: true });
  if ('const' in rest && !isObject(rest.const)) {
    lists.push({ choices: [toChoice(rest.const)], hasLabels: false, isList: false });
  }
  return [...lists, ...(allOf ?? []).flatMap(listsOf)];
}

const toChoice = (value: unknown): Choice => ({ value, label: textOf(value) });

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether the alternatives of a schema, or of the items of a list, are choices: single values, each labelled. */
export function hasChoicesUnderAnyOf(schema: JsonSchema): boolean {
  const { anyOf, oneOf } = schema.type === 'array' && schema.items ? schema.items : schema;
  if (!anyOf || anyOf.length === 0 || oneOf) return false;
  return anyOf.every((one) => 'const' in one || one.enum?.length === 1);
}
