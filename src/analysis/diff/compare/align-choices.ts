import type { Choice } from '../../../compiled/question.ts';
import { mapSubschemas } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { isEqual } from '../canonical-json.ts';
import type { Node } from '../model/node.ts';

/** New values of choices by their old ones as JSON, by the pointer of their question. */
type Renamed = Map<string, Map<string, unknown>>;

/**
 * Returns the old product with the new values of choices in its conditions, where a choice sends another value under the
 * same label. Conditions that follow such a choice hold as before, for visitors.
 */
export function alignChoices(previous: Node, current: Node): Node {
  const children = previous.children.map((screen) => {
    const now = current.children.find((one) => one.kind === 'screen' && one.id === screen.id);
    if (screen.kind !== 'screen' || !now) return screen;
    const renamed = renamedChoices(choicesIn(screen), choicesIn(now));
    return renamed.size === 0 ? screen : alignNode(screen, renamed);
  });
  return { ...previous, children };
}

/** Returns the choices of each question by its pointer. */
function choicesIn(node: Node, found = new Map<string, Choice[]>()): Map<string, Choice[]> {
  const choices = node.attributes.find(({ name }) => name === 'choices')?.value;
  if (node.pointer !== undefined && Array.isArray(choices)) found.set(node.pointer, choices);
  for (const child of node.children) choicesIn(child, found);
  return found;
}

function renamedChoices(before: Map<string, Choice[]>, after: Map<string, Choice[]>): Renamed {
  const renamed: Renamed = new Map();
  for (const [pointer, choices] of after) {
    const known = before.get(pointer) ?? [];
    const isKnown = (value: unknown) => known.some((one) => isEqual(one.value, value));
    for (const { label, value } of choices) {
      const [old, ...others] = known.filter((one) => one.label === label);
      if (!old || others.length > 0 || isKnown(value)) continue;
      const values = renamed.get(pointer) ?? new Map<string, unknown>();
      renamed.set(pointer, values.set(canonicalJson(old.value), value));
    }
  }
  return renamed;
}

const alignNode = (node: Node, renamed: Renamed): Node => ({
  ...node,
  attributes: node.attributes.map((attribute) => ({
    ...attribute,
    ...(attribute.name !== 'choices' && { value: alignConditions(attribute.value, renamed) }),
    ...(attribute.under && {
      under: alignConditions(attribute.under, renamed) as typeof attribute.under,
    }),
  })),
  children: node.children.map((child) => alignNode(child, renamed)),
});

/** Returns a value with the conditions in it changed: those of questions, and those of steps and outcomes. */
function alignConditions(value: unknown, renamed: Renamed): unknown {
  if (Array.isArray(value)) return value.map((entry) => alignConditions(entry, renamed));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const at = key === 'if' && !value.source ? value.at : key === 'answers' ? '' : undefined;
      return typeof at === 'string' && isObject(entry)
        ? [key, alignSchema(entry, at, renamed)]
        : [key, alignConditions(entry, renamed)];
    }),
  );
}

/** Returns a schema of the value at a question pointer, with the new values of the choices. */
function alignSchema(schema: JsonSchema, at: string, renamed: Renamed): JsonSchema {
  // The items of a question that takes several of its choices.
  const values = renamed.get(at.replace(/\/-$/, ''));
  const now = (value: unknown) => {
    const key = canonicalJson(value);
    return values?.has(key) ? values.get(key) : value;
  };
  const { const: only, enum: some } = schema;
  const inner = mapSubschemas(schema, (part, keyword, way) => {
    if (keyword === 'properties')
      return alignSchema(part, at + way.slice(keyword.length + 1), renamed);
    const isItem = ['items', 'contains'].includes(keyword);
    return alignSchema(part, isItem ? `${at}/-` : at, renamed);
  });
  if (!values) return inner;
  return {
    ...inner,
    ...('const' in schema && { const: now(only) }),
    ...(some && { enum: some.map(now) }),
  };
}
