import { type Finding, renameTo } from '../../model/diagnostic.ts';
import { fieldsOf, objectsOf, questionsOf } from '../../model/form-fields.ts';
import { type FormSource, formsOf } from '../../model/product.ts';
import { type PlacedSchema, ruleSchemasOf } from '../../model/schema-parts.ts';
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
  description: 'Every schema can be rendered as a form and compiled into a validator.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) => {
      const objects = objectsOf(form).flatMap(({ parts }) => parts);
      const found = [
        ...rootFindings(form),
        ...objects.flatMap((part) =>
          keywordFindings(form, part, { ...unsupported, ...unsupportedInObjects }),
        ),
        ...fieldsOf(form).flatMap((field) => keywordFindings(form, field, unsupported)),
        ...questionsOf(form).flatMap((question) => [
          ...choiceFindings(form, question),
          ...ruleFindings(form, question),
        ]),
      ];
      return [...found, ...compilerFindings(form)];
    }),
};

function rootFindings({ schema, schemaPath }: FormSource): Finding[] {
  if (schema.type === 'object' || schema.$ref !== undefined) return [];
  const message = `The schema of a form describes an object. Write "type": "object" at the top.`;
  return [{ file: schemaPath, pointer: '/type', message }];
}

function keywordFindings(
  { schemaPath }: FormSource,
  { schema, placeOf }: PlacedSchema,
  keywords: Record<string, string>,
): Finding[] {
  return Object.entries(keywords)
    .filter(([keyword]) => Object.hasOwn(schema, keyword))
    .map(([keyword, instead]) => ({
      file: schemaPath,
      pointer: placeOf(keyword),
      key: true,
      message: `A form can't be rendered from "${keyword}"; ${instead}.`,
    }));
}

/** Finds choices under the keyword of a rule. */
function choiceFindings({ schemaPath }: FormSource, { schema, placeOf }: PlacedSchema): Finding[] {
  const isChoices = schema.anyOf?.every((one) => 'const' in one && 'title' in one);
  if (!isChoices || schema.oneOf) return [];
  const message = 'Choices are written under "oneOf".';
  return [
    { file: schemaPath, pointer: placeOf('anyOf'), key: true, message, fix: renameTo('oneOf') },
  ];
}

/** Finds keywords without an effect inside the rules of a question. */
const ruleFindings = (form: FormSource, question: PlacedSchema): Finding[] =>
  ruleSchemasOf(question).flatMap(({ schema, pointer }) =>
    keywordFindings(
      form,
      { schema, pointer, placeOf: (keyword) => `${pointer}/${keyword}` },
      { $id: nothing, contentEncoding: nothing, contentMediaType: nothing },
    ),
  );

function compilerFindings({ schema, schemaPath: file }: FormSource): Finding[] {
  // Conditions are parts of the schema, and compile if it does.
  const problem = compileError(schema);
  if (problem === undefined) return [];
  const message = `This can't be compiled into a validator: ${problem}.`;
  return [{ file, pointer: '', message, isFallback: true }];
}
