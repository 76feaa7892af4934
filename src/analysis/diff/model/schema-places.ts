import type { Choice } from '../../../compiled/question.ts';
import {
  answerSchemaOf,
  type BranchCondition,
  choicesOf,
  type FieldSource,
  type FormSource,
  limitCalculationOf,
  type ObjectSource,
  objectsOf,
  otherAnswerOf,
} from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { NodeCondition } from './node.ts';
import { normalizeCalculation } from './normalize-calculation.ts';
import { annotations, normalizeSchema, normalizeValue } from './normalize-schema.ts';

/** The rules of all places of a schema that describe one field or object, and when it is asked. */
export interface SchemaPlace {
  /** The conditions of each place that asks for it; an empty list where it is always asked. */
  asked: NodeCondition[][];
  rules: { keyword: string; value: unknown; under: NodeCondition[] }[];
  /** The keyword that offers choices, which decides which message applies. */
  chosenBy?: 'enum' | 'oneOf' | 'anyOf';
}

export type SchemaPlaces = Map<string, SchemaPlace>;

/**
 * Collects the rules of a form by question pointer.
 *
 * @param form its files, references inlined
 */
export function schemaPlaces(form: FormSource): SchemaPlaces {
  const places: SchemaPlaces = new Map();
  for (const object of objectsOf(form)) {
    for (const part of object.parts) {
      addPart(places, object, part);
      for (const field of object.fields) if (field.part === part) addField(places, field);
    }
  }
  // The form's own title and description belong to its screen or step.
  const root = places.get('');
  if (root) root.rules = root.rules.filter(({ keyword }) => !/^(title|description)$/.test(keyword));
  return places;
}

/** Keywords that the walk over a form follows. */
const structure = ['properties', 'required', 'if', 'then', 'else', 'allOf'];
function placeAt(places: SchemaPlaces, pointer: string): SchemaPlace {
  const place = places.get(pointer) ?? { asked: [], rules: [] };
  places.set(pointer, place);
  return place;
}

function addPart(
  places: SchemaPlaces,
  { at, ui, fields }: ObjectSource,
  part: ObjectSource['parts'][number],
): void {
  const { schema, conditions } = part;
  const { rules } = placeAt(places, at);
  const titles = at === '' ? {} : ui;
  const under = conditions.map(normalizeCondition);
  if (schema.title !== undefined) {
    rules.push({ keyword: 'title', value: titles['ui:title'] ?? schema.title, under });
  }
  if (schema.description !== undefined && titles['ui:description'] === undefined) {
    rules.push({ keyword: 'description', value: schema.description, under });
  }
  rules.push(...rulesOf(schema, at, under, structure));
  for (const name of new Set(schema.required ?? [])) {
    const required = placeAt(places, `${at}/${escapePart(name)}`);
    const { when = [] } = fields.find((field) => field.name === name) ?? {};
    const whenAsked = [...under, ...when.map(normalizeCondition)];
    required.rules.push({ keyword: 'required', value: true, under: whenAsked });
  }
}

function addField(places: SchemaPlaces, field: FieldSource): void {
  const { at, kind, asks, schema, ui, name } = field;
  const place = placeAt(places, at);
  const under = field.conditions.map(normalizeCondition);
  const add = (keyword: string, value: unknown) => place.rules.push({ keyword, value, under });
  if (asks) place.asked.push(under);
  // The parts of a group are added with the objects.
  if (kind === 'group') return;
  if (asks) add('title', ui?.['ui:title'] ?? schema.title ?? name);
  if (kind === 'question' && schema.description !== undefined && !ui?.['ui:description']) {
    add('description', schema.description);
  }
  if (kind === 'list') {
    if (schema.description !== undefined && ui?.['ui:description'] === undefined) {
      add('description', schema.description);
    }
    place.rules.push(...answerRulesOf(schema, at, under, ['items']));
    for (const item of field.items ?? []) {
      if (item.conditions !== field.conditions) continue;
      addField(places, item);
      // There is no item without a value.
      placeAt(places, item.at).rules.push({ keyword: 'required', value: true, under });
    }
    return;
  }
  const choices = choicesOf(schema);
  const other = otherAnswerOf(schema);
  const offering = ['enum', 'oneOf', ...(other ? ['anyOf'] : [])];
  if (choices) {
    add('choices', choices.map(withFlatPicture));
    const { oneOf } = answerSchemaOf(schema);
    place.chosenBy ??= other ? 'anyOf' : oneOf ? 'oneOf' : 'enum';
  }
  if (other) add('other', normalizeSchema(other));
  place.rules.push(
    ...answerRulesOf(schema, at, under, choices ? [...offering, 'items'] : ['items']),
  );
  const items = Object.entries(isObject(schema.items) ? normalizeSchema(schema.items) : {});
  for (const [keyword, value] of items) {
    if (!choices || !offering.includes(keyword)) add(`items.${keyword}`, value);
  }
}

/** Returns a choice with the text alternative of its picture as a part of its own. */
const withFlatPicture = ({ picture, ...choice }: Choice) => ({
  ...choice,
  ...(picture && { picture: picture.file, alt: picture.alt }),
});

const normalizeCondition = (condition: BranchCondition): NodeCondition => ({
  at: condition.pointer,
  if: normalizeSchema(condition.if),
  holds: condition.holds,
  ...(condition.source && { source: condition.source }),
});

const rulesOf = (
  schema: JsonSchema,
  at: string,
  under: NodeCondition[],
  except: string[],
): SchemaPlace['rules'] =>
  Object.entries(schema)
    .filter(([keyword]) => !annotations.includes(keyword) && !except.includes(keyword))
    .filter(([keyword, value]) => !isDefault(keyword, value))
    .map(([keyword, value]) => ({ keyword, value: normalizeRule(keyword, value, at), under }));

function normalizeRule(keyword: string, value: unknown, at: string): unknown {
  const calculation = limitCalculationOf(keyword, value);
  return calculation
    ? { calculated: normalizeCalculation(calculation, at) }
    : normalizeValue(keyword, value);
}

/** Returns the rules of a question or a list, with each rule in `allOf` by its path: "allOf/1/pattern". */
const answerRulesOf = (
  schema: JsonSchema,
  at: string,
  under: NodeCondition[],
  except: string[],
): SchemaPlace['rules'] => [
  ...rulesOf(schema, at, under, [...except, 'allOf']),
  ...(schema.allOf ?? []).flatMap((inner, index) =>
    answerRulesOf(inner, at, under, []).map((rule) => ({
      ...rule,
      keyword: `allOf/${index}/${rule.keyword}`,
    })),
  ),
];

/** Returns whether a keyword has its default value. */
const isDefault = (keyword: string, value: unknown): boolean =>
  (['uniqueItems', 'writeOnly', 'readOnly'].includes(keyword) && value === false) ||
  (['minLength', 'minItems'].includes(keyword) && value === 0);
