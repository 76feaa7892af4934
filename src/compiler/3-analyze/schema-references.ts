import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import { definitionName } from '../schema/inline-references.ts';
import { holdsData, holdsSchemasByName } from '../schema/map-subschemas.ts';

/** A "$ref" of a schema. */
export interface ReferenceSource {
  pointer: string;
  to: string;
  /** Name of the definition that it leads to, if it leads to one. */
  name: string | undefined;
}

/** Every "$ref" of a schema. Keywords that are misspelt count, so that the misspelling alone is reported. */
export function referencesIn(schema: unknown, pointer = ''): ReferenceSource[] {
  if (Array.isArray(schema)) {
    return schema.flatMap((part, index) => referencesIn(part, `${pointer}/${index}`));
  }
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${escapePart(keyword)}`;
    if (keyword === '$ref' && typeof value === 'string') {
      return [{ pointer: at, to: value, name: definitionName(value) }];
    }
    if (holdsData(keyword)) return [];
    if (!holdsSchemasByName(keyword) || !isObject(value)) return referencesIn(value, at);
    return Object.entries(value).flatMap(([name, part]) =>
      referencesIn(part, `${at}/${escapePart(name)}`),
    );
  });
}
