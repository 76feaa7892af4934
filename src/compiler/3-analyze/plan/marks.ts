import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { subschemasOf } from '../../schema/map-subschemas.ts';

/** The marks of a field that hold for everything inside it too. */
export interface Marks {
  /** Never stored in the browser. */
  secret: boolean;
  /** Shown, but not to be changed. */
  readOnly: boolean;
}

export const unmarked: Marks = { secret: false, readOnly: false };

/** A schema that describes a field, references inlined. */
interface MarkedPlace {
  schema: JsonSchema;
  /** The branches around it. */
  conditions: unknown[];
}

/**
 * Returns the marks of a field from all places that describe it. A secret is one if any place says so, since what is
 * stored once can't be taken back; a mark in a branch that is only there under a condition makes nothing read-only.
 *
 * @param around the marks of the fields around it
 */
export function marksOf(around: Marks, ui: UiFile, places: MarkedPlace[]): Marks {
  const fewest = Math.min(...places.map(({ conditions }) => conditions.length));
  const always = places.filter(({ conditions }) => conditions.length === fewest);
  return {
    secret: around.secret || places.some(({ schema }) => isSecret(schema)),
    readOnly:
      around.readOnly ||
      ui['ui:readonly'] === true ||
      always.some(({ schema }) => isReadOnly(schema)),
  };
}

const isSecret = (schema: JsonSchema): boolean =>
  schema.writeOnly === true ||
  inside(schema, ['allOf', 'anyOf', 'oneOf', 'then', 'else'], isSecret);

const isReadOnly = (schema: JsonSchema): boolean =>
  schema.readOnly === true || inside(schema, ['allOf'], isReadOnly);

/** Returns whether a schema for the same value, inside one of the keywords, passes a test. */
const inside = (schema: JsonSchema, keywords: string[], test: (inner: JsonSchema) => boolean) =>
  subschemasOf(schema).some(
    ({ keyword, schema: inner }) => keywords.includes(keyword) && test(inner),
  );
