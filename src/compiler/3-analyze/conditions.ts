import { isObject } from '../../core/is-object.ts';
import { namedOutcomes } from '../../core/named-outcomes.ts';
import { escapePart } from '../../core/pointer.ts';
import type { OutcomeCondition } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type FieldSource, type ObjectSource, objectOf, objectsOf } from '../model/form-fields.ts';
import { memoizeByObject } from '../model/memoize.ts';
import {
  formsOf,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
  stepNamesOf,
} from '../model/product.ts';

/** The sources of fields by name: every place in the schemas that describes the field. */
export type FieldsByName = Map<string, FieldSource[]>;

/** An "if" of a form, the "when" of a step or of its exit, or the answers in the "when" of an outcome. */
export interface ConditionSource {
  file: string;
  pointer: string;
  schema: JsonSchema;
  /** The fields that it can test. */
  fields: FieldsByName;
  /** For the "when" of a step: name of its wizard's screen, position of the step. */
  step?: { screen: ScreenSource; index: number };
}

/** Keywords of a condition that depend on answers which it does not name. */
export const wholeObjectKeywords = [
  'minProperties',
  'maxProperties',
  'propertyNames',
  'additionalProperties',
  'patternProperties',
  'dependencies',
];

/** One field that a condition tests. */
export interface FieldTest {
  name: string;
  /** Pointer to the test. */
  pointer: string;
  schema: JsonSchema;
  /** Pointer to the schema that has the test among its "properties". */
  holder: string;
  /** Whether the condition fails where the field has no answer. */
  required: boolean;
  /** Every place in the schemas that describes the field; empty where there is no such field. */
  sources: FieldSource[];
  /** The fields that the condition can test. */
  candidates: FieldsByName;
  /** Whether it tests a field of the object itself rather than of a group in it. */
  isTopLevel: boolean;
}

/** Lists every condition of a product. */
export const findConditions: (product: ProductSource) => ConditionSource[] = memoizeByObject(
  (product) => [
    ...product.screens.flatMap(stepConditions),
    ...product.screens.flatMap(exitConditions),
    ...product.screens.flatMap(outcomeConditions),
    ...formConditions(product),
  ],
);

function formConditions(product: ProductSource): ConditionSource[] {
  const wizardOf = new Map(
    product.screens.flatMap((screen) => {
      const fields = byName(formsOfScreen(screen).map(objectOf));
      return [...screen.steps.values()].map((form) => [form, fields] as const);
    }),
  );
  return formsOf(product).flatMap((form) =>
    objectsOf(form).flatMap((object) => {
      const own = byName([object]);
      // Conditions of the form itself can test the answers of other steps too.
      const fields = object.at === '' ? new Map([...(wizardOf.get(form) ?? []), ...own]) : own;
      return object.parts.flatMap(({ schema, placeOf }): ConditionSource[] =>
        isObject(schema.if)
          ? [{ file: form.schemaPath, pointer: placeOf('if'), schema: schema.if, fields }]
          : [],
      );
    }),
  );
}

function stepConditions(screen: ScreenSource): ConditionSource[] {
  if (screen.screen.kind !== 'wizard') return [];
  const fields = byName(formsOfScreen(screen).map(objectOf));
  const steps: unknown[] = Array.isArray(screen.screen.steps) ? screen.screen.steps : [];
  return steps.flatMap((entry, index) =>
    isObject(entry) && isObject(entry.when)
      ? [
          {
            file: screen.path,
            pointer: `/steps/${index}/when`,
            schema: entry.when,
            fields,
            step: { screen, index },
          },
        ]
      : [],
  );
}

function exitConditions(screen: ScreenSource): ConditionSource[] {
  if (screen.screen.kind !== 'wizard') return [];
  const steps: unknown[] = Array.isArray(screen.screen.steps) ? screen.screen.steps : [];
  return steps.flatMap((entry, index) => {
    const exits: unknown[] = isObject(entry) && Array.isArray(entry.exits) ? entry.exits : [];
    const fields = fieldsBefore({ screen, index: index + 1 });
    return exits.flatMap((exit, position) =>
      isObject(exit) && isObject(exit.when)
        ? [
            {
              file: screen.path,
              pointer: `/steps/${index}/exits/${position}/when`,
              schema: exit.when,
              fields,
            },
          ]
        : [],
    );
  });
}

function outcomeConditions(source: ScreenSource): ConditionSource[] {
  const { screen, path: file } = source;
  if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
  const fields = byName(formsOfScreen(source).map(objectOf));
  return namedOutcomes<OutcomeCondition>(screen.submit?.outcomes).flatMap(
    ({ pointer, outcome }) => {
      const schema = outcome.when?.answers;
      return isObject(schema)
        ? [{ file, pointer: `/submit/outcomes${pointer}/when/answers`, schema, fields }]
        : [];
    },
  );
}

/** Returns the fields of the steps before one of them. */
export function fieldsBefore({
  screen,
  index,
}: NonNullable<ConditionSource['step']>): FieldsByName {
  const steps = screen.screen.kind === 'wizard' ? screen.screen.steps.slice(0, index) : [];
  const forms = stepNamesOf(steps).flatMap((name) => screen.steps.get(name) ?? []);
  return byName(forms.map(objectOf));
}

/** Groups the fields of several objects by name. */
export function byName(objects: ObjectSource[]): FieldsByName {
  const fields: FieldsByName = new Map();
  for (const field of objects.flatMap((object) => object.fields)) {
    const sources = fields.get(field.name);
    if (sources) sources.push(field);
    else fields.set(field.name, [field]);
  }
  return fields;
}

/** Lists every test of a field in a condition. */
export const testsOf = ({ schema, pointer, fields }: ConditionSource): FieldTest[] =>
  testsIn(schema, pointer, fields, [], true);

function testsIn(
  schema: JsonSchema,
  pointer: string,
  fields: FieldsByName,
  outer: string[],
  isTopLevel: boolean,
): FieldTest[] {
  const required = [...outer, ...(schema.required ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, test]): FieldTest[] => {
    const sources = fields.get(name) ?? [];
    const at = `${pointer}/properties/${escapePart(name)}`;
    const inside = sources.find((source) => source.inside)?.inside;
    return [
      {
        name,
        pointer: at,
        schema: test,
        holder: pointer,
        required: required.includes(name),
        sources,
        candidates: fields,
        isTopLevel,
      },
      ...(inside?.at.endsWith('-')
        ? []
        : inside
          ? testsIn(test, at, byName([inside]), [], false)
          : []),
    ];
  });
  const lists = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).flatMap((part, index) =>
      testsIn(part, `${pointer}/${key}/${index}`, fields, required, isTopLevel),
    ),
  );
  const not = isObject(schema.not)
    ? testsIn(schema.not as JsonSchema, `${pointer}/not`, fields, required, isTopLevel)
    : [];
  return [...own, ...lists, ...not];
}

/** A name that a condition requires an answer to. */
export interface Requirement {
  name: string;
  /** Pointer to the name in "required". */
  pointer: string;
}

/** Lists every name that a condition requires of the object that it validates. */
export const requirementsOf = ({ schema, pointer }: ConditionSource): Requirement[] =>
  requirementsIn(schema, pointer);

function requirementsIn(schema: JsonSchema, pointer: string): Requirement[] {
  const lists = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).flatMap((part, index) =>
      requirementsIn(part, `${pointer}/${key}/${index}`),
    ),
  );
  return [
    ...(schema.required ?? []).map((name, index) => ({
      name,
      pointer: `${pointer}/required/${index}`,
    })),
    ...lists,
    ...(isObject(schema.not) ? requirementsIn(schema.not as JsonSchema, `${pointer}/not`) : []),
  ];
}
