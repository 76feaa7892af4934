import { getOwn } from '../../../core/get-own.ts';
import { lastKey } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { formKeywords } from '../../../definition/keywords/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf, objectsOf } from '../../model/form/form-fields.ts';
import { sameAnswerSchemasIn } from '../../model/form/schema-parts.ts';
import { groupBy } from '../../model/group-by.ts';
import type { FormSource } from '../../model/product.ts';
import type { Rule } from './rule.ts';

/** Returns whether a keyword applies to no answer that a field can have. */
export const isMisplaced = (rule: string, schemas: JsonSchema[]): boolean => {
  const types = schemas.flatMap(({ type }) => type ?? []);
  // "required" applies to the object around the field.
  const applicable = rule === 'required' ? undefined : typesOf(rule);
  return (
    types.length > 0 && applicable !== undefined && !types.some((type) => applicable.includes(type))
  );
};

export const rule: Rule = {
  description: 'Every validation keyword applies to the type of its field.',
  checkForm: (form) => {
    const places = [...fieldPlaces(form), ...objectPlaces(form)];
    const found = places.flatMap((place) => findings(form, place));
    // A part of an object may be a field, too.
    return [...new Map(found.map((finding) => [finding.pointer, finding])).values()];
  },
};

/** A schema for answers of known types. */
interface TypedPlace {
  subject: string;
  types: string[];
  schema: JsonSchema;
  pointerOf: (keyword: string) => string;
}

/** Lists the places of fields, and those of the rules inside them, with the types that the field has. */
function fieldPlaces(form: FormSource): TypedPlace[] {
  const places = groupBy(fieldsOf(form), ({ at }) => at);
  return fieldsOf(form).flatMap(({ name, at, schema, pointerOf }) => {
    const own = typesOfSchema(schema);
    const all = places.get(at) ?? [];
    const types = own.length > 0 ? own : all.flatMap((place) => typesOfSchema(place.schema));
    return withRules({ subject: `"${name}"`, types, schema, pointerOf });
  });
}

/** Lists the parts of the form itself and of the items of lists; the conditions in them have rules of their own. */
const objectPlaces = (form: FormSource): TypedPlace[] =>
  objectsOf(form).flatMap(({ at, parts }) => {
    const subject = at === '' ? 'the form' : at.endsWith('/-') ? 'an item' : `"${lastKey(at)}"`;
    return parts.map(({ schema, pointerOf }) => {
      const own = typesOfSchema(schema);
      // The rule unsupported-schema reports a form of another type, whose keywords are no second mistake.
      const types = at === '' ? ['object', ...own] : own;
      return { subject, types: types.length > 0 ? types : ['object'], schema, pointerOf };
    });
  });

const typesOfSchema = ({ type }: JsonSchema): string[] => [type ?? []].flat();

/** Returns a place with those of the rules inside it, which check the same answer. */
const withRules = (place: TypedPlace): TypedPlace[] =>
  sameAnswerSchemasIn(place).map((inner) => {
    const own = typesOfSchema(inner.schema);
    return { ...place, ...inner, types: own.length > 0 ? own : place.types };
  });

const findings = (
  form: FormSource,
  { subject, types, schema, pointerOf }: TypedPlace,
): Finding[] =>
  types.length === 0
    ? []
    : Object.keys(schema).flatMap((keyword): Finding[] => {
        const applicable = typesOf(keyword);
        if (!applicable || types.some((type) => applicable.includes(type))) return [];
        const message = `"${keyword}" applies only to answers of type ${applicable.join(' or ')}, but ${subject} is of type ${types.join(' or ')}. Remove it, or change the type.`;
        return [{ file: form.schemaPath, pointer: pointerOf(keyword), key: true, message }];
      });

/** The types of answers that a keyword is a rule for; `undefined` for all. */
const typesOf = (keyword: string) => getOwn(formKeywords, keyword)?.types;
