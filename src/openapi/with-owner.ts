import type { ProductSource } from '../compiler/index.ts';
import { fromPointer } from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

const ownerSchema: JsonSchema = {
  description:
    'Whose application it is, a text or a number other than 0: the browser shows the answers that it keeps to nobody else. Without it, they belong to the link that led to them.',
};

/** Returns the paths that lead to the owners of drafts in the response of a load call. */
export const ownerPathsOf = ({ screens }: ProductSource, call: string): string[][] =>
  screens.flatMap(({ screen }) => {
    if (screen.kind === 'page' || screen.load?.call !== call || !screen.draft?.owner) return [];
    return [fromPointer(screen.draft.owner).slice(1)];
  });

/** Adds the owner of a draft to the schema of a response. Inside of lists, and below values that are no objects, there is none. */
export function withOwner(schema: JsonSchema, [name, ...path]: string[]): JsonSchema {
  if (name === undefined) return { ...ownerSchema, ...schema };
  if ((schema.type ?? 'object') !== 'object') return schema;
  const { properties = {} } = schema;
  return {
    ...schema,
    properties: { ...properties, [name]: withOwner(properties[name] ?? {}, path) },
  };
}
