import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { AppFile } from '../../../definition/files/app.ts';
import type { SandboxCall } from '../../../definition/files/sandbox.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject, memoizeByPair } from '../../model/memoize.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import { placeholdersIn } from '../texts/texts-at.ts';
import { closedSchema, schemaOfMapping } from './mapping-schemas.ts';
import { anySchema, withSources } from './scopes.ts';
import {
  type MappingSource,
  mappingAt,
  type PointerSource,
  requestScope,
} from './screen-mappings.ts';

/** Finds the mappings of sandbox.json. */
export function findSandboxMappings(product: ProductSource): MappingSource[] {
  const { sandbox, sandboxPath: file } = product;
  return Object.entries(sandbox?.calls ?? {}).flatMap(([name, step]) => {
    const at = `/calls/${escapePart(name)}`;
    const document = sandboxDocument(product, name);
    return Object.entries(step as Record<string, unknown>).flatMap(([key, value]) => {
      if (sandboxMappingKeys.includes(key)) return mappingAt(file, `${at}/${key}`, value, document);
      if (!isObject(value)) return [];
      const answers = withOwn(document, step, key);
      return mappingAt(file, `${at}/${key}/body`, value.body, answers);
    });
  });
}

/** The schema of the file that "keep" has stored. */
const storedFile = closedSchema({
  id: { type: 'string' },
  name: { type: 'string' },
  size: { type: 'integer' },
  type: { type: 'string' },
});

/** Keys of a call in sandbox.json that hold a mapping. */
const sandboxMappingKeys = ['to', 'token', 'key', 'for'];

/** Adds the values that only the mapping of this reply can read. */
function withOwn(document: JsonSchema, step: SandboxCall, key: string): JsonSchema {
  if (key === 'answer') return withSources(document, ownSources(document, step));
  return key === 'sent' ? withSources(document, { application: sentApplication }) : document;
}

const storedApplication = closedSchema({
  id: { type: 'string' },
  ref: { type: 'string' },
});

const sentApplication = closedSchema({
  id: { type: 'string' },
  sent: { type: 'string', format: 'date-time' },
});

function ownSources(document: JsonSchema, step: SandboxCall): Record<string, JsonSchema> {
  if (step.do === 'keep') return { file: storedFile };
  if (step.do === 'store' && step.application !== undefined) {
    return { application: storedApplication };
  }
  if ((step.do !== 'find' && step.do !== 'search') || typeof step.in !== 'string') return {};
  const { schema } = resolvePointer(document, step.in);
  return { found: step.do === 'search' ? schema : either(Object.values(schema.properties ?? {})) };
}

/** Returns the schema that the mappings of a call in sandbox.json point into. */
function sandboxDocument(product: ProductSource, call: string): JsonSchema {
  const { app, sandbox } = product;
  const words = placeholdersIn(getOwn(app.calls, call)?.path ?? '');
  const invites = Object.entries(sandbox?.calls ?? {}).filter(([, step]) => step.do === 'invite');
  const kind = getOwn(sandbox?.calls, call)?.do;
  return closedSchema({
    body: bodySchema(product, call),
    query: dataSourceCatalogue.query.schema,
    params: closedSchema(Object.fromEntries(words.map((word) => [word, { type: 'string' }]))),
    data: schemaOfValue(sandbox?.data ?? {}),
    ...((kind === 'admit' || kind === 'remind') && {
      invitation: either(invites.map(([name]) => bodySchema(product, name))),
    }),
    ...(kind === 'admit' && {
      application: closedSchema({ id: { type: 'string' } }),
      draft: anySchema,
    }),
  });
}

/** Finds the pointers of sandbox.json outside of mappings. */
export const findSandboxPointers = (product: ProductSource): PointerSource[] =>
  Object.entries(product.sandbox?.calls ?? {}).flatMap(([name, step]) =>
    pointersOf(step, sandboxDocument(product, name)).map((source) => ({
      ...source,
      file: product.sandboxPath,
      pointer: `/calls/${escapePart(name)}/${source.pointer}`,
    })),
  );

/** Returns the pointers of a call outside of mappings, each with its own pointer in the call. */
function pointersOf(step: SandboxCall, document: JsonSchema): Omit<PointerSource, 'file'>[] {
  const body = document.properties?.body ?? anySchema;
  const inBody = (pointer: string, to: unknown) =>
    to === undefined ? [] : [{ pointer, to: String(to), document: body }];
  if (step.do === 'remember') {
    return [...inBody('application', step.application), ...inBody('draft', step.draft)];
  }
  if (step.do === 'store') {
    const { unique, application, hash = [], drop = [] } = step;
    return [
      ...inBody('unique', unique),
      ...inBody('application', application),
      ...hash.flatMap((to, index) => inBody(`hash/${index}`, to)),
      ...drop.flatMap((to, index) => inBody(`drop/${index}`, to)),
    ];
  }
  if ((step.do !== 'find' && step.do !== 'search') || typeof step.in !== 'string') return [];
  const list = { pointer: 'in', to: step.in, document };
  if (step.do === 'find') return [list];
  const items = resolvePointer(document, step.in).schema.items ?? anySchema;
  return [
    { ...list, expected: 'list' },
    { pointer: 'by', to: String(step.by), document: items },
  ];
}

/** Returns the schema of a call's body, as far as it is known. */
const bodySchema = (product: ProductSource, call: string): JsonSchema =>
  either(sentWith(product).get(call) ?? []);

/** Returns the schemas of bodies that screens send, by the name of the call. */
const sentWith: (product: ProductSource) => Map<string, JsonSchema[]> = memoizeByObject(
  (product) => {
    const sent = new Map<string, JsonSchema[]>();
    for (const { call, body } of product.screens.flatMap((screen) => sentBy(product.app, screen))) {
      const others = sent.get(call);
      if (others) others.push(body);
      else sent.set(call, [body]);
    }
    return sent;
  },
);

const sentBy = memoizeByPair((app: AppFile, source: ScreenSource) =>
  requestsOf(source).map((request) => ({
    call: request.request.call,
    body: schemaOfMapping(request.request.send, requestScope({ app }, source, request)),
  })),
);

/** Returns a schema with the properties of all given ones. */
function either(schemas: JsonSchema[]): JsonSchema {
  const known = schemas.length > 0 && schemas.every(({ properties }) => properties !== undefined);
  if (!known) return anySchema;
  return closedSchema(Object.assign({}, ...schemas.map(({ properties }) => properties)));
}

function schemaOfValue(value: unknown): JsonSchema {
  if (Array.isArray(value)) {
    const items = value.map(schemaOfValue);
    return { type: 'array', items: items.every((item) => item.properties) ? either(items) : {} };
  }
  if (!isObject(value)) return { type: value === null ? undefined : typeof value };
  return closedSchema(
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, schemaOfValue(entry)])),
  );
}
