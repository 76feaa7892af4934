import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { combineSchemas, conflictsOf } from '../../schema/combine-schemas.ts';
import { dependentRequirementsOf } from '../../schema/dependent-required.ts';
import { definitionName, inlineReferences } from '../../schema/inline-references.ts';
import { describesSameValue, everySchemaIn, subschemasOf } from '../../schema/map-subschemas.ts';
import {
  isShape,
  type ShapeQuestion,
  shapeCondition,
  shapeQuestionOf,
  shapesOf,
  withoutChoice,
} from '../../schema/object-shapes.ts';
import type { FormSource } from '../product.ts';
import { otherAnswerOf } from './choices.ts';

/** A schema as it was written, with references followed. */
export interface PlacedSchema {
  schema: JsonSchema;
  /** Its pointer in schema.json. */
  pointer: string;
  /** Returns the pointer to one of its keywords: here, or in the definition that it refers to. */
  pointerOf: (keyword: string) => string;
}

/** A branch of a condition: its `then`, or its `else`; or a part of the `when` of a question. */
export interface BranchCondition {
  /** Question pointer of the object that is validated: "", "/address", "/guests/-". */
  pointer: string;
  /** The `if`, references inlined. */
  if: JsonSchema;
  /** Pointer to the `if` in schema.json, or to the part of a `when` in ui.json. */
  ifPointer: string;
  /** Whether the branch applies when the condition holds (`then`), or when it does not (`else`). */
  holds: boolean;
  /** Of a part of a `when` that tests no item of a list: the data source that the schema describes, rather than an object. */
  source?: keyof DataCondition;
}

/** An object's schema, or a branch of it: a `then`, an `else`, an entry of `allOf`. */
export interface PartSource extends PlacedSchema {
  /** The branches around it, the outermost first, including those of the objects around it; one entry per branch. */
  conditions: BranchCondition[];
  /** Names of the definitions that led here, to stop at a circle. */
  through: string[];
  /** Present where the fields do not stand under its "properties" in schema.json: the place of their schemas. */
  fieldPlace?: Pick<PlacedSchema, 'pointer' | 'pointerOf'>;
  /** Present where the object has one of several shapes: the part with its shapes, which are parts of their own. */
  written?: PlacedSchema;
}

/** A part whose reference has not been followed yet. */
export type UnfollowedPart = Omit<PartSource, 'pointerOf' | 'fieldPlace' | 'written'>;

/**
 * Returns a schema and all its branches.
 *
 * @param object question pointer of the object that the schema describes
 */
export const expandBranches = (
  form: FormSource,
  object: string,
  unfollowed: UnfollowedPart,
): PartSource[] =>
  followReference(form, unfollowed).flatMap((part) => withBranches(form, object, part));

function withBranches(form: FormSource, object: string, part: PartSource): PartSource[] {
  const { oneOf, ...alone } = part.schema;
  const shapes = shapesOf(part.schema, form.schema.definitions);
  if (!oneOf || !shapes) return [part, ...branchesOf(form, object, part)];
  const question = shapeQuestionOf(shapes);
  const own = { ...part, schema: alone, written: part };
  return [
    own,
    ...(question ? [choicePart(own, question)] : []),
    ...branchesOf(form, object, own),
    ...oneOf.flatMap((shape, index) => {
      if (!isShape(shapes[index] ?? {})) return [];
      const pointer = `${part.pointerOf('oneOf')}/${index}`;
      const condition = {
        pointer: object,
        if: question ? shapeCondition(question, question.values[index]) : neverWhere(true),
        ifPointer: pointer,
        holds: true,
      };
      const conditions = [...part.conditions, condition];
      const { through } = part;
      return followReference(form, { schema: shape, pointer, conditions, through }).flatMap(
        (followed) => {
          const schema = question ? withoutChoice(followed.schema, question) : followed.schema;
          return withBranches(form, object, { ...followed, schema });
        },
      );
    }),
  ];
}

/** Returns the part of an object that asks for its shape. Beside the shapes, the question can have a title and a type. */
function choicePart(part: PartSource, { name, schema }: ShapeQuestion): PartSource {
  const { oneOf, ...alone } = schema;
  const isAskedBeside = getOwn(part.schema.properties, name) !== undefined;
  const choices = part.pointerOf('oneOf');
  const pointer = `${choices}/0/properties/${escapePart(name)}`;
  return {
    ...part,
    schema: {
      properties: { [name]: isAskedBeside ? { oneOf } : { ...alone, oneOf } },
      required: [name],
    },
    pointer: choices,
    pointerOf: () => choices,
    fieldPlace: {
      pointer,
      pointerOf: (keyword) => (keyword === 'oneOf' ? choices : `${pointer}/${keyword}`),
    },
  };
}

function branchesOf(form: FormSource, object: string, part: PartSource): PartSource[] {
  const { schema, pointerOf, conditions, through } = part;
  const expand = (inner: JsonSchema | undefined, pointer: string, inside: BranchCondition[]) =>
    isObject(inner)
      ? expandBranches(form, object, { schema: inner, pointer, conditions: inside, through })
      : [];
  const branch = (keyword: 'then' | 'else') => {
    const holds = keyword === 'then';
    const condition = {
      pointer: object,
      if: isObject(schema.if)
        ? inlineReferences(schema.if, form.schema.definitions)
        : neverWhere(holds),
      ifPointer: pointerOf('if'),
      holds,
    };
    return expand(schema[keyword], pointerOf(keyword), [...conditions, condition]);
  };
  return [
    ...branch('then'),
    ...branch('else'),
    ...dependentRequirementsOf(schema).map(({ pointer: name, if: test, required }) => {
      const pointer = pointerOf('dependentRequired') + name;
      const condition = { pointer: object, if: test, ifPointer: pointer, holds: true };
      const inside = [...conditions, condition];
      return {
        schema: { required },
        pointer,
        pointerOf: () => pointer,
        conditions: inside,
        through,
      };
    }),
    ...(schema.allOf ?? []).flatMap((inner, index) =>
      expand(inner, `${pointerOf('allOf')}/${index}`, conditions),
    ),
  ];
}

/** The condition of a branch that has no `if` beside it, and so never applies. */
const neverWhere = (holds: boolean): JsonSchema => (holds ? { not: {} } : {});

/** A part of the schema of a question, with the pointers of its keywords in schema.json. */
export type RuleSchema = Pick<PlacedSchema, 'schema' | 'pointerOf'>;

/** Keywords of a question that hold rules. */
const ruleHolders = ['allOf', 'anyOf', 'not', 'if', 'then', 'else', 'contains'];

/** Returns the schemas of the rules inside a question, at any depth. */
export const ruleSchemasOf = ({ schema, pointerOf }: RuleSchema) =>
  subschemasOf(schema)
    .filter(({ keyword }) => ruleHolders.includes(keyword))
    .filter(({ keyword }) => keyword !== 'anyOf' || !otherAnswerOf(schema))
    .flatMap(({ keyword, pointer, schema: inner }) =>
      everySchemaIn(inner, pointerOf(keyword) + pointer.slice(keyword.length + 1)),
    );

/** Returns a schema and all schemas inside it, at any depth, that describe the same answer. */
export const sameAnswerSchemasIn = (outer: RuleSchema): RuleSchema[] => [
  outer,
  ...subschemasOf(outer.schema)
    .filter(({ keyword }) => describesSameValue(keyword))
    .flatMap(({ keyword, pointer, schema }) => {
      const way = pointer.slice(keyword.length + 1);
      const pointerOf = (own: string) => `${outer.pointerOf(keyword)}${way}/${own}`;
      return sameAnswerSchemasIn({ schema, pointerOf });
    }),
];

/**
 * Follows a reference. The keywords beside it and those of the definition both apply: they are one part, or two where both
 * have the same rule. A dangling or circular reference stays; rules report it.
 */
export function followReference(form: FormSource, part: UnfollowedPart): PartSource[] {
  const { schema, pointer, conditions, through } = part;
  const here = (keyword: string) => `${pointer}/${keyword}`;
  const name = definitionName(schema.$ref);
  if (name === undefined) return [{ ...part, pointerOf: here }];
  const { $ref: _, ...beside } = schema;
  const target = through.includes(name) ? undefined : getOwn(form.schema.definitions, name);
  if (!target) return [{ ...part, pointerOf: here }];
  const [there, ...others] = followReference(form, {
    schema: target,
    pointer: `/definitions/${escapePart(name)}`,
    conditions,
    through: [...through, name],
  });
  if (!there) return [];
  if (conflictsOf(beside, there.schema).length > 0) {
    return [{ ...part, schema: beside, pointerOf: here }, there, ...others];
  }
  const combined: PartSource = {
    ...there,
    schema: combineSchemas([beside, there.schema]),
    pointer,
    pointerOf: (keyword) =>
      Object.hasOwn(beside, keyword) ? here(keyword) : there.pointerOf(keyword),
  };
  return [combined, ...others];
}
