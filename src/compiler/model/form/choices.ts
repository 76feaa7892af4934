import type { Choice } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import { isSame } from '../../../core/is-same.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';

/**
 * The choices that a schema itself offers: `oneOf` with `const` and `title`, `enum`, or `anyOf` whose last entry takes
 * any other text; of a list, its items'. Where it has several of these, also under "allOf", only the choices that all of
 * them have. Values that are compared by a collation are no choices: they are typed.
 */
export function choicesOf(schema: JsonSchema): Choice[] | undefined {
  const lists = listsOf(answerSchemaOf(schema));
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

function listsOf(schema: JsonSchema): ChoiceList[] {
  const { oneOf, enum: values, allOf, ...rest } = schema;
  const lists: ChoiceList[] = [];
  const labelled = oneOf?.every((option) => 'const' in option) ? oneOf : besidesOther(schema);
  if (labelled) {
    const choices = labelled.map(({ const: value, title, description, picture }) => ({
      ...toChoice(value),
      ...(title === undefined ? {} : { label: title }),
      ...(description === undefined ? {} : { description }),
      ...(picture === undefined ? {} : { picture }),
    }));
    lists.push({ choices, hasLabels: true, isList: true });
  }
  const isTyped = isObject(rest.collation);
  if (values && !isTyped) {
    lists.push({ choices: values.map(toChoice), hasLabels: false, isList: true });
  }
  if ('const' in rest && !isObject(rest.const) && !isTyped) {
    lists.push({ choices: [toChoice(rest.const)], hasLabels: false, isList: false });
  }
  return [...lists, ...(allOf ?? []).flatMap(listsOf)];
}

/** Returns the choice of a value. An object, which a rule reports, is its JSON: it may have no text of its own. */
function toChoice(written: unknown): Choice {
  const isContainer = typeof written === 'object' && written !== null;
  const value = isContainer ? JSON.stringify(written) : written;
  return { value, label: String(value) };
}

/** Returns the schema of a single answer: that of a question, or of the items of a list. */
export const answerSchemaOf = (schema: JsonSchema): JsonSchema =>
  schema.type === 'array' && schema.items ? schema.items : schema;

/**
 * Returns the schema of answers in the visitor's own words, beside choices: the last entry of an `anyOf` without a value
 * of its own. `undefined` where a question, or a list, takes none.
 */
export function otherAnswerOf(schema: JsonSchema): JsonSchema | undefined {
  const own = answerSchemaOf(schema);
  return besidesOther(own) && own.anyOf?.at(-1);
}

/** Returns the choices of a schema that have labels, and the keyword under which they stand. */
export function labelledChoicesOf(schema: JsonSchema): {
  keyword: 'oneOf' | 'anyOf';
  choices: JsonSchema[];
} {
  const choices = besidesOther(schema);
  return choices
    ? { keyword: 'anyOf', choices }
    : { keyword: 'oneOf', choices: schema.oneOf ?? [] };
}

/** Returns the choices under an `anyOf` whose last entry takes other answers. */
function besidesOther({ anyOf = [], oneOf }: JsonSchema): JsonSchema[] | undefined {
  const choices = anyOf.slice(0, -1);
  const isChoices = choices.length > 0 && choices.every((one) => 'const' in one && one.title);
  const other = anyOf.at(-1) ?? {};
  return isChoices && !oneOf && !('const' in other) && !other.enum ? choices : undefined;
}

/** Returns whether the alternatives of a schema, or of the items of a list, are choices: single values, each labelled. */
export function hasChoicesUnderAnyOf(schema: JsonSchema): boolean {
  const { anyOf, oneOf } = answerSchemaOf(schema);
  if (!anyOf || anyOf.length === 0 || oneOf) return false;
  return anyOf.every((one) => 'const' in one || one.enum?.length === 1);
}
