import { partsOfMapping, readMapping } from '../../../core/mapping/read-mapping.ts';
import { escapePart, toPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { pointerInputsOf } from '../../model/calculation.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { type RequestSource, requestsOf } from '../../model/screen/requests.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import {
  anySchema,
  draftScope,
  loadScope,
  mappingScope,
  questionScope,
  responseScope,
  scopeSchema,
  stepLoadScope,
  stepScope,
  withSources,
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
  /** Whether it is written in another way: as a part of a text ("{answers.email}"), or relative to an answer. */
  isRewritten?: true;
  /** Whether "-" in it stands for all items of a list. */
  takesItems?: true;
  /** Whether its last part is a key of the file. */
  isKey?: true;
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
  return [
    ...mappingAt(path, '/prefill', screen.prefill, scopeSchema(around)),
    ...requestsOf(source).flatMap((request) => {
      const { file, pointer, request: written } = request;
      const scope = requestScope(product, source, request);
      const withResponse = responseScope(product, scope, written.call);
      return [
        ...requestMappings(request, scope),
        ...mappingAt(file, `${pointer}/prefill`, written.prefill, withResponse),
      ];
    }),
  ];
}

/** Returns the schema of the document that the mappings of a request point into. */
export function requestScope(
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  request: RequestSource,
): JsonSchema {
  if ('field' in request) return questionScope(product, source, request);
  if (request.kind === 'step') return stepLoadScope(product, source, request);
  if (request.kind === 'saveLater' || request.kind === 'mailLink') {
    return draftScope(product, source, request);
  }
  return request.kind === 'load'
    ? scopeSchema(loadScope(product, source))
    : stepScope(product, source);
}

function requestMappings(
  { file, pointer, request }: RequestSource,
  document: JsonSchema,
): MappingSource[] {
  return [
    ...mappingAt(file, `${pointer}/send`, request.send, document),
    ...Object.entries(request.params ?? {}).flatMap(([name, mapping]) =>
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

/** Returns the mappings directly inside of another one. */
export function insideMapping({
  file,
  pointer,
  mapping,
  document,
}: MappingSource): MappingSource[] {
  return partsOfMapping(mapping).map((part) => ({
    file,
    pointer: pointer + toPointer(part.path),
    mapping: part.mapping,
    document: part.isEach ? withItem(document, mapping) : document,
  }));
}

/** Adds the item of the list that a mapping maps to the document. */
function withItem(document: JsonSchema, mapping: unknown): JsonSchema {
  const { items } = resolvePointer(document, (mapping as { from: string }).from).schema;
  return withSources(document, { item: items ?? anySchema });
}

/** Returns the pointers of a mapping. */
export function mappingPointers(source: MappingSource): PointerSource[] {
  const { file, pointer, mapping, document } = source;
  const inside = insideMapping(source).flatMap(mappingPointers);
  const read = readMapping(mapping);
  if (read.form === 'calculated') {
    const inputs = pointerInputsOf(read.calculation).filter(({ input }) => input.startsWith('/'));
    return inputs.map(({ place, input }) => ({
      file,
      pointer: `${pointer}/calculated${place}`,
      to: input,
      document,
      takesItems: true as const,
    }));
  }
  if (read.form !== 'from') return inside;
  const list = read.each === undefined ? {} : { expected: 'list' as const };
  const own = { file, pointer: `${pointer}/from`, to: read.from, document, ...list };
  return [own, ...exceptedPointers(source), ...inside];
}

/** Returns the pointers of the parts that a mapping leaves out. */
function exceptedPointers({ file, pointer, mapping, document }: MappingSource): PointerSource[] {
  const { from, each, except } = mapping as { from: string; each?: unknown; except?: unknown };
  if (!Array.isArray(except) || each !== undefined) return [];
  const value = { ...resolvePointer(document, from).schema, definitions: document.definitions };
  return except.map((to, index) => ({
    file,
    pointer: `${pointer}/except/${index}`,
    to: String(to),
    document: value,
  }));
}
