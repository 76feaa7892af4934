import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { findConditions } from '../../3-analyze/conditions/conditions.ts';
import { findSchemas } from '../../3-analyze/schemas.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { choicesOf } from '../../model/form/choices.ts';
import type { ProductSource } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { uniqueNamesIn } from '../../schema/unique-names.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A collation stands beside a keyword that compares texts.',
  checkUnit: (product) => [
    ...findInConditions(product),
    ...findSchemas(product).flatMap(({ file, pointer, schema }) => {
      const { collation, properties, ...others } = schema;
      // The rule idle-key reports one around questions, and one of the choices of a list.
      const isAround = properties || (pointer.endsWith('/items') && choicesOf(others));
      if (!isObject(collation) || isAround) return [];
      const at = `${pointer}/collation`;
      const message = hasShapeErrorInside(product, file, at) ? undefined : problemOf(schema);
      return message === undefined ? [] : [{ file, pointer: at, key: true, message }];
    }),
  ],
};

/** Finds the collations in conditions on questions whose answers visitors choose. */
const findInConditions = (product: ProductSource): Finding[] =>
  findConditions(product).flatMap((condition) =>
    testsOf(condition).flatMap(({ name, schema, pointer, sources }): Finding[] => {
      const { collation, contains }: { collation?: unknown; contains?: JsonSchema } = schema;
      const at = collation ? '' : contains?.collation ? '/contains' : undefined;
      const choices = sources.map((source) => {
        const asked = inlineReferences(source.schema, source.form.schema.definitions);
        return choicesOf(asked) ?? choicesOf(asked.items ?? {});
      });
      const isChosen = choices.every((all) => all?.every(({ other }) => other === undefined));
      if (at === undefined || sources.length === 0 || !isChosen) return [];
      const message = `Visitors choose the answer to "${name}", so that it is always written as its choice. Write it in the same way here, and remove "collation".`;
      return [{ file: condition.file, pointer: `${pointer}${at}/collation`, key: true, message }];
    }),
  );

function problemOf(schema: JsonSchema): string | undefined {
  const { const: only, enum: values = [only], uniqueItems = false, items, oneOf } = schema;
  const { sensitivity, ignorePunctuation = false } = schema.collation ?? {};
  const compared = values.filter((value) => value !== undefined);
  if (sensitivity === undefined && !ignorePunctuation) {
    return '"collation" ignores no difference. Write "sensitivity", or "ignorePunctuation": true.';
  }
  if (compared.length === 0 && !uniqueItems && !schema.uniqueItemProperties) {
    return '"collation" says how "const", "enum", "uniqueItems" or "uniqueItemProperties" beside it compare texts. Write one of them here, or remove it.';
  }
  if (compared.length > 0 && !compared.some(canBeText)) {
    return `"collation" compares texts, and ${JSON.stringify(compared[0])} is none. Remove it.`;
  }
  if (compared.length === 0 && [items?.type].flat().every(isPlain)) {
    return `"collation" compares texts, and the items are of type ${items?.type}. Remove it.`;
  }
  const named = uniqueItems ? [] : uniqueNamesIn(schema).flat();
  const questions = named.map((name) => getOwn(items?.properties ?? {}, name));
  if (named.length > 0 && questions.every((question) => question && !isTyped(question))) {
    return `"collation" compares texts that visitors type, and "${named[0]}" is none. Remove it.`;
  }
  return (choicesOf({ oneOf }) ?? (uniqueItems && items && choicesOf(items)))
    ? 'Visitors choose the answer, so that it is always written as it stands here. Remove "collation".'
    : undefined;
}

/** A question of another definition may be a text. */
const isTyped = (question: JsonSchema): boolean =>
  choicesOf(question) === undefined && [question.type ?? 'string'].flat().includes('string');

/** The value of another answer, or of a calculation, may be a text. */
const canBeText = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && ('$data' in value || 'calculated' in value));

/** Returns whether values of a type are no texts, and have none inside. */
const isPlain = (type: unknown): boolean =>
  type === 'number' || type === 'integer' || type === 'boolean';
