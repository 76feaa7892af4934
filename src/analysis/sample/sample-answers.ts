import type { JsonSchema } from '../../definition/json-schema.ts';
import {
  type AnswerLocation,
  childLocation,
  fieldContextAt,
  rootLocation,
} from '../form/answer-location.ts';
import type { FormModel, ValidateValue } from '../product-model.ts';
import { valueCandidates } from './value-candidates.ts';

export type Answers = Record<string, unknown>;

/** Stands for "no answer" among fixed values. */
export const noAnswer = Symbol('absent');

/** Something that the answers are to fulfil beside the form's own rules, at an object of the answers. */
export interface SchemaConstraint {
  /** Question pointer of the object; "" is the answers as a whole. */
  at: string;
  schema: JsonSchema;
}

export interface SampleOptions {
  validate: ValidateValue;
  /** What sources read choices from. */
  loaded?: unknown;
  /** Answers of other forms that sources and exclusions read. */
  others?: Answers;
  wishes?: SchemaConstraint[];
  /** Values that stand whatever the rules say, by pointer; `absent` for none. */
  fixed?: Map<string, unknown>;
}

/** Answers to every question of a form, as its rules, conditions and the wishes have them. */
export function sampleAnswers(form: FormModel, sampling: SampleOptions): Answers {
  return sampleObject([form.schema], rootLocation, { ...sampling, form, around: [] });
}

interface Context extends SampleOptions {
  form: FormModel;
  /** The objects around the place, the outermost first. */
  around: Answers[];
}

/** A change of one answer can open or tighten others; so many rounds at most. */
const rounds = 12;

function sampleObject(schemas: JsonSchema[], place: AnswerLocation, context: Context): Answers {
  const value: Answers = {};
  const around = [...context.around, value];
  const wishes = (context.wishes ?? []).filter((wish) => wish.at === place.question);
  const made = new Map<string, string>();
  for (let round = 0; round < rounds; round++) {
    const parts = schemas.flatMap((schema) => applicableSchemas(schema, value, context.validate));
    const fields = fieldSchemasOf(parts);
    let changed = false;
    for (const name of Object.keys(value)) {
      if (fields.has(name)) continue;
      delete value[name];
      made.delete(name);
      changed = true;
    }
    for (const [name, rules] of fields) {
      const wished = wishes.flatMap(({ schema }): JsonSchema[] => {
        const wish = schema.properties?.[name];
        return wish ? [wish] : [];
      });
      const key = JSON.stringify([rules, wished]);
      if (made.get(name) === key && value[name] !== undefined) continue;
      const sample = sampleField([...rules, ...wished], childLocation(place, name), {
        ...context,
        around,
      });
      if (made.get(name) === key && sample === undefined) continue;
      made.set(name, key);
      changed = true;
      if (sample === undefined) delete value[name];
      else value[name] = sample;
    }
    if (!changed) break;
  }
  return value;
}

function sampleField(rules: JsonSchema[], place: AnswerLocation, context: Context): unknown {
  const { fixed, wishes = [] } = context;
  if (fixed?.has(place.pointer)) {
    const value = fixed.get(place.pointer);
    return value === noAnswer ? undefined : value;
  }
  const deeper = rules.map((schema): SchemaConstraint => ({ at: place.question, schema }));
  const within = { ...context, wishes: [...wishes, ...deeper] };
  if (rules.some(({ properties }) => properties)) return sampleObject(rules, place, within);
  const list = rules.find(({ items }) => items?.properties);
  if (list?.items) {
    const length = Math.max(1, ...rules.map(({ minItems = 0 }) => minItems));
    return Array.from({ length }, (_, index) =>
      sampleObject([list.items as JsonSchema], childLocation(place, index), context),
    );
  }
  return sampleLeaf(rules, place, context);
}

function sampleLeaf(rules: JsonSchema[], place: AnswerLocation, context: Context): unknown {
  const { form, validate, loaded, others, around } = context;
  const answers = { ...others, ...around[0] };
  const hints = fieldContextAt(form, place.question, { loaded, answers });
  for (const rule of rules) {
    const pointer = dataReferenceOf(rule);
    if (pointer !== undefined) return referred(pointer, around);
  }
  const values = rules.flatMap((rule) => valueCandidates({ type: rules[0]?.type, ...rule }, hints));
  return values.find((value) => rules.every((rule) => validate(rule, value)));
}

/** The part of a schema that applies to an object as it stands: itself, its parts, and the branches of conditions. */
export function applicableSchemas(
  schema: JsonSchema,
  value: Answers,
  validate: ValidateValue,
): JsonSchema[] {
  const branch = schema.if && (validate(schema.if, value) ? schema.then : schema.else);
  const parts = [...(schema.allOf ?? []), ...(branch ? [branch] : [])];
  return [schema, ...parts.flatMap((part) => applicableSchemas(part, value, validate))];
}

/** Everything that is said of each field. What only tightens a field that is not asked says nothing. */
export function fieldSchemasOf(parts: JsonSchema[]): Map<string, JsonSchema[]> {
  const fields = new Map<string, JsonSchema[]>();
  for (const { properties = {} } of parts) {
    for (const [name, schema] of Object.entries(properties)) {
      fields.set(name, [...(fields.get(name) ?? []), schema]);
    }
  }
  for (const [name, schemas] of fields) {
    if (schemas.every(({ type, properties }) => type === undefined && !properties)) {
      fields.delete(name);
    }
  }
  return fields;
}

/** The relative pointer of `"const": { "$data": "1/email" }`. */
export function dataReferenceOf({ const: value }: JsonSchema): string | undefined {
  const data = (value as { $data?: unknown } | null | undefined)?.$data;
  return typeof data === 'string' ? data : undefined;
}

function referred(pointer: string, around: Answers[]): unknown {
  const [, up, path = ''] = /^(\d*)(\/.*)?$/.exec(pointer) ?? [];
  const start = up === '' || up === undefined ? around[0] : around.at(-Number(up));
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((found, name) => (found as Answers | undefined)?.[name], start);
}
