import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { LoadFile, SubmitFile } from '../../../definition/files/request.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { schemaOfMapping } from './resolve-in-schema.ts';
import {
  answersSchemaOf,
  anySchema,
  mappingScope,
  pageSchema,
  querySchema,
  scopeSchema,
} from './scopes.ts';

/** A mapping, and the schema of the document that its pointers point into. */
export interface MappingSource {
  file: string;
  pointer: string;
  mapping: unknown;
  document: JsonSchema;
}

/** A pointer of a definition. */
export interface PointerSource {
  file: string;
  /** Its own pointer in the file. */
  pointer: string;
  to: string;
  document: JsonSchema;
  /** The expected type of the value. */
  expected?: 'list';
  /** The pointer of the field that has this option. */
  self?: string;
}

/** Finds the mappings of the screens. */
export const findScreenMappings: (product: ProductSource) => MappingSource[] = memoizeByObject(
  (product) => product.screens.flatMap((screen) => screenMappings(product, screen)),
);

function screenMappings(product: ProductSource, source: ScreenSource): MappingSource[] {
  const { screen, path } = source;
  if (screen.kind === 'page') return [];
  const around = mappingScope(product, source);
  const answers = answersSchemaOf(source);
  const before = scopeSchema({ query: querySchema, page: pageSchema });
  const after = scopeSchema({ ...around, answers });
  return [
    ...requestMappings(path, '/load', screen.load, before),
    ...mappingAt(path, '/prefill', screen.prefill, scopeSchema(around)),
    ...requestMappings(path, '/submit', screen.submit, after),
  ];
}

function requestMappings(
  file: string,
  pointer: string,
  request: LoadFile | SubmitFile | undefined,
  document: JsonSchema,
): MappingSource[] {
  return [
    ...mappingAt(file, `${pointer}/send`, request?.send, document),
    ...Object.entries(request?.params ?? {}).flatMap(([name, mapping]) =>
      mappingAt(file, `${pointer}/params/${escapePart(name)}`, mapping, document),
    ),
  ];
}

/** Returns the possible first parts of a mapping's pointers: "answers", "query". */
export const rootsOf = ({ document }: MappingSource): string[] =>
  Object.keys(document.properties ?? {});

export const mappingAt = (
  file: string,
  pointer: string,
  mapping: unknown,
  document: JsonSchema,
): MappingSource[] => (mapping === undefined ? [] : [{ file, pointer, mapping, document }]);

/** Returns the pointers of a mapping. */
export function mappingPointers({
  file,
  pointer,
  mapping,
  document,
}: MappingSource): PointerSource[] {
  const inside = (key: string | number, part: unknown, inner = document): PointerSource[] =>
    mappingPointers({
      file,
      pointer: `${pointer}/${escapePart(key)}`,
      mapping: part,
      document: inner,
    });
  if (Array.isArray(mapping)) return mapping.flatMap((part, index) => inside(index, part));
  if (!isObject(mapping)) return [];
  if (typeof mapping.from === 'string') {
    const each = 'each' in mapping;
    const own: PointerSource = {
      file,
      pointer: `${pointer}/from`,
      to: mapping.from,
      document,
      ...(each ? { expected: 'list' } : {}),
    };
    const item = schemaOfMapping({ from: mapping.from }, document).items ?? anySchema;
    const inner = { ...document, properties: { ...document.properties, item } };
    return [own, ...(each ? inside('each', mapping.each, inner) : [])];
  }
  if (Array.isArray(mapping.merge)) {
    return mapping.merge.flatMap((part, index) =>
      mappingPointers({
        file,
        pointer: `${pointer}/merge/${index}`,
        mapping: part,
        document,
      }),
    );
  }
  if ('value' in mapping && Object.keys(mapping).length === 1) return [];
  return Object.entries(mapping).flatMap(([key, part]) => inside(key, part));
}
