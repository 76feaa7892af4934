import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { combineSchemas } from './combine-schemas.ts';
import { withDependentBranches } from './dependent-required.ts';
import { inlineReferences } from './inline-references.ts';
import { mapSubschemas } from './map-subschemas.ts';

/** The question that tells the shapes of an object apart: each shape has a `const` of its own for it. */
export interface ShapeQuestion {
  name: string;
  /** Of each shape. */
  values: unknown[];
  /** Its choices, which are the shapes; with a type and a title where these are known. */
  schema: JsonSchema;
}

/**
 * Returns the shapes that an object can have, references inlined: the entries of its `oneOf`. Returns `undefined` where
 * these are choices, or tests alone.
 *
 * @param definitions the definitions of the file
 */
export function shapesOf(
  { oneOf }: JsonSchema,
  definitions: Record<string, JsonSchema> = {},
): JsonSchema[] | undefined {
  if (!Array.isArray(oneOf) || oneOf.every((one) => 'const' in one)) return undefined;
  const shapes = oneOf.map((shape) => inlineReferences(shape, definitions));
  return shapes.some(isShape) ? shapes : undefined;
}

/** Returns whether an entry of `oneOf` describes an object with fields. */
export const isShape = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || isObject(properties);

/**
 * Returns the question that tells shapes apart: of those with a `const` in each shape, the first one whose values differ,
 * else the first. Returns `undefined` where there is none. Entries that are no shapes, which the linter reports, count as
 * little as they can.
 */
export function shapeQuestionOf(shapes: JsonSchema[]): ShapeQuestion | undefined {
  const names = Object.keys(shapes.find(isShape)?.properties ?? {});
  const named = names.flatMap((name) => {
    const constants = shapes.map((shape) => (isShape(shape) ? shape.properties?.[name] : {}));
    return constants.every(
      (one, index) => one && (isConstant(one) || !isShape(shapes[index] as JsonSchema)),
    )
      ? [{ name, constants: constants as JsonSchema[] }]
      : [];
  });
  const valuesOf = (constants: JsonSchema[]) => constants.map((one) => one.const);
  const found =
    named.find(({ constants }) => new Set(valuesOf(constants)).size === constants.length) ??
    named[0];
  if (!found) return undefined;
  const { name, constants } = found;
  const values = valuesOf(constants);
  const titled = constants.find(({ title }) => title !== undefined);
  const types = new Set(constants.filter(isConstant).map((one) => typeof one.const));
  const [type] = types;
  const schema: JsonSchema = {
    ...(types.size === 1 && { type }),
    ...(titled && { title: titled.title }),
    oneOf: constants.map((constant, index) =>
      isConstant(constant)
        ? { const: constant.const, ...pick(shapes[index], ['title', 'description', 'picture']) }
        : {},
    ),
  };
  return { name, values, schema };
}

const isConstant = (schema: JsonSchema): boolean => 'const' in schema && !isObject(schema.const);

/** Returns the condition under which an object has a shape. */
export const shapeCondition = ({ name }: ShapeQuestion, value: unknown): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: value } },
});

/** Returns a shape without the question that chooses it, and without the words and the picture of the choice. */
export function withoutChoice(shape: JsonSchema, { name }: ShapeQuestion): JsonSchema {
  const {
    title: _,
    description: __,
    picture: ___,
    properties = {},
    required = [],
    ...rest
  } = shape;
  const { [name]: ____, ...others } = properties;
  return {
    ...rest,
    properties: others,
    required: required.filter((one) => one !== name),
  };
}

/** Returns the choosing question where the object has it beside its shapes, too: there, it has its type and its title. */
const withChoices = (own: JsonSchema | undefined, { oneOf, ...alone }: JsonSchema): JsonSchema =>
  own ? combineSchemas([own, { oneOf }]) : { ...alone, oneOf };

/**
 * Returns a schema of a form with the shapes of its objects as a question and a branch for each of its choices, so that
 * a broken rule is reported where it is and not as that of all shapes.
 *
 * @param schema references inlined
 */
function withShapeBranches(schema: JsonSchema): JsonSchema {
  const mapped = mapSubschemas(schema, (part, keyword) =>
    described.includes(keyword) ? withShapeBranches(part) : part,
  );
  const inner = withDependentBranches(mapped);
  const shapes = shapesOf(inner);
  const question = shapes && shapeQuestionOf(shapes);
  if (!shapes || !question) return inner;
  const { oneOf: _, properties = {}, required = [], allOf = [], ...rest } = inner;
  const { name, schema: choosing, values } = question;
  return {
    ...rest,
    properties: { ...properties, [name]: withChoices(properties[name], choosing) },
    required: [...new Set([...required, name])],
    allOf: [
      ...allOf,
      ...shapes.map((shape, index) => ({
        if: shapeCondition(question, values[index]),
        then: withShapeBranches(withoutChoice(shape, question)),
      })),
    ],
  };
}

/**
 * Returns the schema that validates the answers of a form: references inlined, shapes and `dependentRequired` as
 * branches.
 */
export const validatedSchema = (schema: JsonSchema): JsonSchema =>
  withShapeBranches(inlineReferences(schema));

/** Keywords whose schemas describe fields, rather than testing answers. */
const described = ['properties', 'items', 'allOf', 'then', 'else'];

const pick = (schema: JsonSchema = {}, keywords: string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
