import { isObject } from '../../../core/is-object.ts';
import { wholeObjectKeywords } from '../../3-analyze/conditions/condition-tests.ts';
import type { ConditionSource } from '../../3-analyze/conditions/conditions.ts';
import { type Finding, renameTo } from '../../model/diagnostic.ts';
import { hasChoicesUnderAnyOf } from '../../model/form/choices.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { type PlacedSchema, ruleSchemasOf } from '../../model/form/schema-parts.ts';
import { answerPlaceOf } from '../../model/form/written-answers.ts';
import type { FormSource } from '../../model/product.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import { compileError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

const branches = 'write "allOf" with "if" and "then"';
const nothing = 'remove it';

/** Keywords that no form is rendered from, with the fix. */
const unsupported: Record<string, string> = {
  $id: nothing,
  additionalProperties: 'remove it; the answers of other steps lie beside those of a step',
  additionalItems: nothing,
  patternProperties: 'write "properties"',
  propertyNames: nothing,
  minProperties: 'write "required"',
  maxProperties: nothing,
  dependencies: branches,
  contentEncoding: nothing,
  contentMediaType: nothing,
};

/** Keywords that are supported in a field or a condition, but not in a form or a group. */
const unsupportedInObjects: Record<string, string> = {
  oneOf: branches,
  anyOf: branches,
  not: branches,
  const: nothing,
  enum: nothing,
};

export const rule: Rule = {
  description: 'Every schema can be drawn as a form, and its answers can be validated.',
  checkCondition: conditionFindings,
  checkForm: (form) => [
    ...rootFindings(form),
    ...fieldsOf(form).flatMap((field) => keywordFindings(form, field, unsupported)),
    ...compilerFindings(form),
  ],
  checkObject: ({ form, parts }) =>
    parts.flatMap((part) =>
      keywordFindings(form, part, { ...unsupported, ...unsupportedInObjects }),
    ),
  checkQuestion: (question) => [
    ...choiceFindings(question),
    ...ruleFindings(question.form, question),
  ],
};

/** Finds keywords that count or name all answers of a screen, of which a condition knows only some. */
function conditionFindings({ file, pointer, schema }: ConditionSource): Finding[] {
  return everySchemaIn(schema, pointer).flatMap((inner) =>
    wholeObjectKeywords
      .filter((keyword) => Object.hasOwn(inner.schema, keyword))
      .map((keyword) => {
        const message = `A condition tests single answers, not "${keyword}". Name those that must be given under "required", and test them under "properties".`;
        return { file, pointer: `${inner.pointer}/${keyword}`, key: true, message };
      }),
  );
}

function rootFindings({ schema, schemaPath }: FormSource): Finding[] {
  if (schema.type === 'object' || schema.$ref !== undefined) return [];
  const list = schema.type === 'array' ? ', and the list as a field under "properties"' : '';
  const message = `The schema of a form describes an object. Write "type": "object" at the top${list}.`;
  return [{ file: schemaPath, pointer: '/type', message }];
}

function keywordFindings(
  { schemaPath }: FormSource,
  { schema, pointerOf }: PlacedSchema,
  keywords: Record<string, string>,
): Finding[] {
  return Object.entries(keywords)
    .filter(([keyword]) => Object.hasOwn(schema, keyword))
    .map(([keyword, instead]) => ({
      file: schemaPath,
      pointer: pointerOf(keyword),
      key: true,
      ...(keyword === 'dependencies' && isOfNames(schema[keyword])
        ? {
            message: `A form can't have "${keyword}"; write "dependentRequired", as later drafts call it.`,
            fix: renameTo('dependentRequired'),
          }
        : { message: `A form can't have "${keyword}"; ${instead}.` }),
    }));
}

/** Returns whether "dependencies" names required fields alone. */
const isOfNames = (dependencies: unknown): boolean =>
  isObject(dependencies) && Object.values(dependencies).every(Array.isArray);

/** Finds choices under the keyword of a rule. */
function choiceFindings({ form, ...question }: FieldSource): Finding[] {
  if (!hasChoicesUnderAnyOf(question.schema)) return [];
  const { schema, pointerOf } = answerPlaceOf(question);
  const { anyOf = [] } = schema;
  const found = { file: form.schemaPath, pointer: pointerOf('anyOf'), key: true };
  if (anyOf.every((one) => 'const' in one)) {
    return [{ ...found, message: 'Choices are written under "oneOf".', fix: renameTo('oneOf') }];
  }
  const message = 'Choices are written under "oneOf", each with "const" and "title".';
  return [{ ...found, message }];
}

/** Finds keywords without an effect inside the rules of a question. */
const ruleFindings = (form: FormSource, question: PlacedSchema): Finding[] =>
  ruleSchemasOf(question).flatMap(({ schema, pointer }) =>
    keywordFindings(
      form,
      { schema, pointer, pointerOf: (keyword) => `${pointer}/${keyword}` },
      { ...unsupported, items: 'write it at the list itself' },
    ),
  );

function compilerFindings({ schema, schemaPath: file }: FormSource): Finding[] {
  // Conditions are parts of the schema, and compile if it does.
  const problem = compileError(schema);
  if (problem === undefined) return [];
  const message = `This can't be compiled into a validator: ${problem}.`;
  return [{ file, pointer: '', message, isFallback: true }];
}
