import { type FieldSource, type ObjectSource, objectOf } from '../../compiler/index.ts';
import { type Answers, hasChangingChoices } from '../../core/form/coerce-answers.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type AnswerLocation, childLocation, rootLocation } from '../form/answer-location.ts';
import { type Ancestor, askedFields } from '../form/asked-fields.ts';
import type { FormModel, ValidateValue } from '../product-model.ts';
import { type SearchMemory, withValidCalculations } from './calculated-samples.ts';
import type { SchemaConstraint } from './constraint.ts';
import {
  comparesAnswers,
  dataReferenceOf,
  resolveDataReference,
  siblingLimitsOf,
  withoutSiblingLimits,
  withValuesOfLimits,
} from './data-reference.ts';
import { fieldContextAt } from './field-context.ts';
import { ItemCount, noAnswer } from './fixed-value.ts';
import { sampleValues } from './sample-values.ts';
import { valueCandidates } from './value-candidates.ts';

export interface SampleOptions {
  validate: ValidateValue;
  /** Body of the load call's answer, from which sources read choices, and conditions of steps. */
  loaded?: unknown;
  /** Parameters of the address, which conditions of steps read. */
  query?: Record<string, string>;
  /** Answers of other forms, which sources and exclusions read. */
  otherAnswers?: Answers;
  constraints?: SchemaConstraint[];
  /** Values that are used whatever the rules are, by pointer; {@link noAnswer} for none, an {@link ItemCount} for a list. */
  fixedValues?: Map<string, unknown>;
  /** Whether other values are searched where a calculated answer, by its question pointer, breaks a rule or a constraint. */
  searches?: (pointer: string) => boolean;
  /** Shared by the samples of a list, which are made in one order: what one search finds may do for another. */
  memory?: SearchMemory;
}

/** Returns answers to every question that a form asks, valid by its rules and the constraints where possible. */
export const sampleAnswers = (form: FormModel, options: SampleOptions): Answers =>
  form.calculateAnswers
    ? withValidCalculations(form, options, (fixedValues, constraints) =>
        sampleEntered(form, { ...options, fixedValues, constraints }),
      )
    : sampleEntered(form, options);

const sampleEntered = (form: FormModel, options: SampleOptions): Answers =>
  sampleObject(objectOf(form.source), rootLocation, {
    ...options,
    form,
    followers: new Set(form.questions.filter(hasChangingChoices).map(({ pointer }) => pointer)),
    ancestors: [],
  });

interface Context extends SampleOptions {
  form: FormModel;
  /** Pointers of the questions whose choices depend on answers. */
  followers: ReadonlySet<string>;
  /** The objects around the location, the outermost first. */
  ancestors: Ancestor[];
  /** Whether the answers of an object are constrained already by what they leave to others. */
  yields?: boolean;
}

/** One answer can open or tighten other questions; this limits the rounds until nothing changes. */
const maxRounds = 12;

function sampleObject(object: ObjectSource, location: AnswerLocation, outer: Context): Answers {
  const value: Answers = {};
  const ancestors = [...outer.ancestors, { pointer: object.at, value }];
  const context = { ...outer, ancestors };
  const constraintsOf = constraintsByName(context.constraints ?? [], location);
  const sampled = new Map<string, string>();
  for (let round = 0; round < maxRounds; round++) {
    const asked = askedFields(object, ancestors, context);
    let changed = false;
    for (const name of Object.keys(value)) {
      if (asked.has(name)) continue;
      delete value[name];
      sampled.delete(name);
      changed = true;
    }
    for (const [name, places] of asked) {
      const constraints = constraintsOf.get(name) ?? [];
      const limits = limitsOf(places, constraints, context);
      const choices = choicesAt(childLocation(location, name), context);
      const pointers = places.map(({ pointer }) => pointer);
      const key = JSON.stringify([pointers, constraints, limits, choices]);
      const isCurrent = sampled.get(name) === key;
      if (isCurrent && value[name] !== undefined) continue;
      const sample = sampleField(places, constraints, childLocation(location, name), context);
      if (isCurrent && sample === undefined) continue;
      sampled.set(name, key);
      changed = true;
      if (sample === undefined) delete value[name];
      else value[name] = sample;
    }
    if (!changed) break;
  }
  if (outer.yields) return value;
  const yielding = yieldingConstraints(object, value, location, context);
  if (yielding.length === 0) return value;
  const constraints = [...(context.constraints ?? []), ...yielding];
  return sampleObject(object, location, { ...outer, constraints, yields: true });
}

/**
 * Returns constraints on answers which leave no valid one to another question of the same object, which is limited by
 * them and by something else: a first day has to be before the last one's own limit.
 */
function yieldingConstraints(
  object: ObjectSource,
  value: Answers,
  location: AnswerLocation,
  context: Context,
): SchemaConstraint[] {
  return [...askedFields(object, context.ancestors, context)].flatMap(([name, places]) => {
    const limits = places.flatMap(({ schema }) => siblingLimitsOf(schema));
    if (value[name] !== undefined || limits.length === 0) return [];
    const free = places.map((place) => ({ ...place, schema: withoutSiblingLimits(place.schema) }));
    const sample = sampleField(free, [], childLocation(location, name), context);
    if (sample === undefined) return [];
    return limits.map(({ sibling, opposite, format }) => ({
      pointer: location.questionPointer,
      schema: { properties: { [sibling]: { ...(format && { format }), [opposite]: sample } } },
    }));
  });
}

/** Returns the schemas of a field that depend on other answers, which may change while these are sampled. */
function limitsOf(
  places: FieldSource[],
  constraints: JsonSchema[],
  context: Context,
): JsonSchema[] {
  if (places[0]?.inside) return [];
  const dependent = [...places.map(({ schema }) => schema), ...constraints].filter(comparesAnswers);
  if (dependent.length === 0) return [];
  const objects = objectsIn(context);
  return dependent.map((schema) => withValuesOfLimits(schema, objects));
}

/** Returns the choices of a field that come from other answers, which may change while these are sampled. */
function choicesAt({ questionPointer }: AnswerLocation, context: Context): unknown[] | undefined {
  const { form, followers } = context;
  const isFollowing = followers.has(questionPointer);
  return isFollowing
    ? fieldContextAt(form, questionPointer, documentOf(context)).offeredValues
    : undefined;
}

/** Returns the data that sources and exclusions point into. */
const documentOf = ({ form, loaded, query, otherAnswers, ancestors }: Context) => ({
  loaded,
  calledChoices: form.calledChoices,
  item: ancestors.findLast(({ pointer }) => pointer.endsWith('/-'))?.value,
  // Few questions read other answers, and to collect these takes long where there are many.
  get answers() {
    return { ...otherAnswers, ...ancestors[0]?.value };
  },
  get steps() {
    const { answers } = this;
    return form.stepData?.({ loaded, query, answers });
  },
});

/**
 * Returns the objects that relative pointers count, the outermost first: the answers of all forms, and each list too,
 * which is empty here.
 */
const objectsIn = ({ ancestors, otherAnswers }: Context): Answers[] =>
  ancestors.flatMap(({ pointer, value }) => {
    if (pointer === '') return [{ ...otherAnswers, ...value }];
    return pointer.endsWith('/-') ? [{}, value] : [value];
  });

/** Returns the constraints on the fields of an object by their names. */
function constraintsByName(
  constraints: SchemaConstraint[],
  { questionPointer }: AnswerLocation,
): Map<string, JsonSchema[]> {
  const found = new Map<string, JsonSchema[]>();
  for (const { pointer, schema } of constraints) {
    if (pointer !== questionPointer) continue;
    for (const [name, constraint] of Object.entries(schema.properties ?? {})) {
      found.set(name, [...(found.get(name) ?? []), constraint]);
    }
  }
  return found;
}

function sampleField(
  places: FieldSource[],
  constraints: JsonSchema[],
  location: AnswerLocation,
  context: Context,
): unknown {
  const { fixedValues } = context;
  const fixed = fixedValues?.get(location.pointer);
  if (fixedValues?.has(location.pointer) && !(fixed instanceof ItemCount)) {
    return fixed === noAnswer ? undefined : fixed;
  }
  const ofCount = fixed instanceof ItemCount ? [{ minItems: fixed.count }] : [];
  const schemas = [...places.map(({ schema }) => schema), ...constraints, ...ofCount];
  const { kind, inside, items } = places[0] as FieldSource;
  if (items) {
    return sampleValues(places, schemas, (own, position, further) =>
      sampleField(own, [further], childLocation(location, position), context),
    );
  }
  if (!inside) return sampleLeaf(schemas, location, context);
  if (kind === 'list') {
    const length = Math.max(1, ...schemas.map(({ minItems = 0 }) => minItems));
    const areUnique = schemas.some((schema) => 'uniqueItems' in schema && schema.uniqueItems);
    const values: Answers[] = [];
    for (let index = 0; index < length; index++) {
      const at = childLocation(location, index);
      const item = sampleObject(inside, at, { ...context, yields: false });
      const isNew = !values.some((other) => areEqual(item, other));
      values.push(areUnique && !isNew ? otherItem(inside, at, context, values) : item);
    }
    return values;
  }
  const inner = constraints.map((schema) => ({ pointer: location.questionPointer, schema }));
  return sampleObject(inside, location, {
    ...context,
    yields: false,
    constraints: [...(context.constraints ?? []), ...inner],
  });
}

const areEqual = (one: Answers, other: Answers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns an item that differs from earlier ones in as many of its answers as it can; like these where none can. */
function otherItem(
  inside: ObjectSource,
  location: AnswerLocation,
  context: Context,
  earlier: Answers[],
): Answers {
  const names = Object.keys(earlier[0] ?? {});
  let properties: Record<string, JsonSchema> = {};
  let other: Answers | undefined;
  for (const name of names) {
    const values = earlier.map((one) => ({ not: { const: one[name] } }));
    const tried = { ...properties, [name]: { allOf: values } };
    const constraints = [
      ...(context.constraints ?? []),
      { pointer: location.questionPointer, schema: { properties: tried } },
    ];
    const item = sampleObject(inside, location, { ...context, constraints });
    if (names.every((each) => each in item)) [properties, other] = [tried, item];
  }
  return other ?? sampleObject(inside, location, context);
}

function sampleLeaf(schemas: JsonSchema[], location: AnswerLocation, context: Context): unknown {
  const { form, validate } = context;
  const objects = schemas.some(comparesAnswers) ? objectsIn(context) : [];
  for (const schema of schemas) {
    const reference = dataReferenceOf(schema.const);
    if (reference !== undefined) return resolveDataReference(reference, objects);
  }
  const fieldContext = fieldContextAt(form, location.questionPointer, documentOf(context));
  const type = schemas[0]?.type;
  const literal = schemas.map((schema) => withValuesOfLimits({ type, ...schema }, objects));
  const values = literal.flatMap((schema) => valueCandidates(schema, fieldContext));
  return values.find((value) => literal.every((schema) => validate(schema, value)));
}
