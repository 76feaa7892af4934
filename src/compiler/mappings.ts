import type { AppFile } from '../definition/files/app.ts';
import type { SandboxCall } from '../definition/files/sandbox.ts';
import type { LoadFile, SubmitFile } from '../definition/files/screen.ts';
import { isObject } from '../definition/is-object.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { fieldsOf } from './fields.ts';
import { once, onceForPair } from './once.ts';
import { escapePart } from './pointer.ts';
import { formsOfScreen, own, type ProductSource, type ScreenSource } from './product.ts';
import { answersSchema, closed, isMiss, reach, schemaOfMapping } from './reach.ts';
import { wordsIn } from './sentences.ts';

/** A mapping of a definition, and the schema of what its pointers point into. */
export interface MappingSource {
  file: string;
  pointer: string;
  mapping: unknown;
  document: JsonSchema;
}

/** A pointer of a definition. */
export interface PointerSource {
  file: string;
  /** Where it stands. */
  pointer: string;
  to: string;
  document: JsonSchema;
  /** What has to be there. */
  expected?: 'list';
  /** The pointer that would lead back to where it stands. */
  self?: string;
}

const answersOf: (screen: ScreenSource) => JsonSchema = once((screen) =>
  answersSchema(formsOfScreen(screen)),
);

const anything: JsonSchema = {};
const query: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };
const page = closed({ url: { type: 'string' } });

/** What pointers of a screen point into once everything is there. */
function surroundings(product: Pick<ProductSource, 'app'>, { screen }: ScreenSource) {
  const parts: Record<string, JsonSchema> = { query, page };
  if (screen.kind !== 'page' && screen.load) parts.loaded = loadedSchema(product, screen.load);
  return parts;
}

/** The answer of a load call: what its response schema says; nothing where the body is not read. */
function loadedSchema({ app }: Pick<ProductSource, 'app'>, load: LoadFile): JsonSchema {
  const call = own(app.calls, load.call);
  if (!call) return anything;
  return isObject(call.response)
    ? (call.response as JsonSchema)
    : call.errors
      ? anything
      : closed({});
}

/** Definitions of a response schema are looked for at the root of the document. */
function documentOf(parts: Record<string, JsonSchema>): JsonSchema {
  return { ...closed(parts), definitions: parts.loaded?.definitions };
}

/** Every mapping of the screens. */
export const screenMappingsOf: (product: ProductSource) => MappingSource[] = once((product) =>
  product.screens.flatMap((screen) => screenMappings(product, screen)),
);

function screenMappings(product: ProductSource, source: ScreenSource): MappingSource[] {
  const { screen, path } = source;
  if (screen.kind === 'page') return [];
  const around = surroundings(product, source);
  const answers = answersOf(source);
  const before = documentOf({ query, page });
  const after = documentOf({ ...around, answers });
  return [
    ...requestMappings(path, '/load', screen.load, before),
    ...mappingAt(path, '/prefill', screen.prefill, documentOf(around)),
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

const mappingAt = (
  file: string,
  pointer: string,
  mapping: unknown,
  document: JsonSchema,
): MappingSource[] => (mapping === undefined ? [] : [{ file, pointer, mapping, document }]);

/** Every mapping of sandbox.json. */
export function sandboxMappingsOf(product: ProductSource): MappingSource[] {
  const { sandbox, sandboxPath: file } = product;
  return Object.entries(sandbox?.calls ?? {}).flatMap(([name, step]) => {
    const at = `/calls/${escapePart(name)}`;
    const document = sandboxDocument(product, name);
    return Object.entries(step as Record<string, unknown>).flatMap(([key, value]) => {
      if (sandboxMappingKeys.includes(key)) return mappingAt(file, `${at}/${key}`, value, document);
      if (!isObject(value)) return [];
      const answers = key === 'answer' ? withFound(document, step) : document;
      return mappingAt(file, `${at}/${key}/body`, value.body, answers);
    });
  });
}

/** Keys of a call in sandbox.json that hold a mapping; an answer has its own in "body". */
const sandboxMappingKeys = ['to', 'token', 'key'];

function withFound(document: JsonSchema, step: SandboxCall): JsonSchema {
  if (step.do !== 'find' || typeof step.in !== 'string') return document;
  const entries = reach(document, step.in);
  const schemas = isMiss(entries) ? [] : Object.values(entries.properties ?? {});
  return { ...document, properties: { ...document.properties, found: either(schemas) } };
}

/** What the mappings of a call in sandbox.json point into. */
function sandboxDocument(product: ProductSource, call: string): JsonSchema {
  const { app, sandbox } = product;
  const words = wordsIn(own(app.calls, call)?.path ?? '');
  const invites = Object.entries(sandbox?.calls ?? {}).filter(([, step]) => step.do === 'invite');
  const isAdmit = own(sandbox?.calls, call)?.do === 'admit';
  return closed({
    body: bodySchema(product, call),
    query,
    params: closed(Object.fromEntries(words.map((word) => [word, { type: 'string' }]))),
    data: schemaOfValue(sandbox?.data ?? {}),
    ...(isAdmit && { invitation: either(invites.map(([name]) => bodySchema(product, name))) }),
  });
}

/** The pointers of a call in sandbox.json that stand outside mappings. */
export function sandboxPointersOf(product: ProductSource): PointerSource[] {
  const file = product.sandboxPath;
  return Object.entries(product.sandbox?.calls ?? {}).flatMap(([name, step]): PointerSource[] => {
    const at = `/calls/${escapePart(name)}`;
    const document = sandboxDocument(product, name);
    if (step.do === 'find' && typeof step.in === 'string') {
      return [{ file, pointer: `${at}/in`, to: step.in, document }];
    }
    if (step.do !== 'store') return [];
    const body = document.properties?.body ?? anything;
    const list = (key: 'hash' | 'drop') =>
      (step[key] ?? []).map((to, index) => ({
        file,
        pointer: `${at}/${key}/${index}`,
        to,
        document: body,
      }));
    const unique =
      step.unique === undefined
        ? []
        : [{ file, pointer: `${at}/unique`, to: step.unique, document: body }];
    return [...unique, ...list('hash'), ...list('drop')];
  });
}

/** What screens send with a call, as far as it can be told. */
const bodySchema = (product: ProductSource, call: string): JsonSchema =>
  either(sentWith(product).get(call) ?? []);

/** What screens send, by the name of the call. */
const sentWith: (product: ProductSource) => Map<string, JsonSchema[]> = once((product) => {
  const sent = new Map<string, JsonSchema[]>();
  for (const { call, body } of product.screens.flatMap((screen) => sentBy(product.app, screen))) {
    const others = sent.get(call);
    if (others) others.push(body);
    else sent.set(call, [body]);
  }
  return sent;
});

const sentBy = onceForPair((app: AppFile, source: ScreenSource) => {
  const { screen } = source;
  if (screen.kind === 'page') return [];
  const document = documentOf({ ...surroundings({ app }, source), answers: answersOf(source) });
  return [screen.load, screen.submit].flatMap((request) =>
    request ? [{ call: request.call, body: schemaOfMapping(request.send, document) }] : [],
  );
});

/** What any of several schemas has. */
function either(schemas: JsonSchema[]): JsonSchema {
  const known = schemas.length > 0 && schemas.every(({ properties }) => properties !== undefined);
  if (!known) return anything;
  return closed(Object.assign({}, ...schemas.map(({ properties }) => properties)));
}

function schemaOfValue(value: unknown): JsonSchema {
  if (Array.isArray(value)) {
    const items = value.map(schemaOfValue);
    return { type: 'array', items: items.every((item) => item.properties) ? either(items) : {} };
  }
  if (!isObject(value)) return { type: value === null ? undefined : typeof value };
  return closed(
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, schemaOfValue(entry)])),
  );
}

/** Every pointer of a mapping, with what it points into. */
export function pointersIn({ file, pointer, mapping, document }: MappingSource): PointerSource[] {
  const inside = (key: string | number, part: unknown, inner = document): PointerSource[] =>
    pointersIn({
      ...{ file, pointer: `${pointer}/${escapePart(key)}` },
      ...{ mapping: part, document: inner },
    });
  if (Array.isArray(mapping)) return mapping.flatMap((part, index) => inside(index, part));
  if (!isObject(mapping)) return [];
  if (typeof mapping.from === 'string') {
    const each = 'each' in mapping;
    const own: PointerSource = {
      ...{ file, pointer: `${pointer}/from`, to: mapping.from, document },
      ...(each ? { expected: 'list' } : {}),
    };
    const item = schemaOfMapping({ from: mapping.from }, document).items ?? anything;
    const inner = { ...document, properties: { ...document.properties, item } };
    return [own, ...(each ? inside('each', mapping.each, inner) : [])];
  }
  if (Array.isArray(mapping.merge)) {
    return mapping.merge.flatMap((part, index) =>
      pointersIn({
        ...{ file, pointer: `${pointer}/merge/${index}` },
        ...{ mapping: part, document },
      }),
    );
  }
  if ('value' in mapping && Object.keys(mapping).length === 1) return [];
  return Object.entries(mapping).flatMap(([key, part]) => inside(key, part));
}

/** Every pointer in the options of a screen's widgets. */
export function optionPointersOf(product: ProductSource, source: ScreenSource): PointerSource[] {
  const forms = formsOfScreen(source);
  const answers = answersOf(source);
  const document = documentOf({ ...surroundings(product, source), answers });
  return forms.flatMap((form) =>
    fieldsOf(form).flatMap(({ ui, uiPointer, at: place }): PointerSource[] => {
      const options = ui?.['ui:options'] ?? {};
      const at = `${uiPointer}/ui:options`;
      const file = form.uiPath;
      const single = ['clearedBy', 'exclude', 'country'].flatMap((key): PointerSource[] => {
        const to = options[key];
        const self = `/answers${place}`;
        return typeof to === 'string'
          ? [{ file, pointer: `${at}/${key}`, to, document, self }]
          : [];
      });
      const choices = options.source;
      if (!isObject(choices) || typeof choices.from !== 'string') return single;
      const from = choices.from;
      const item = schemaOfMapping({ from }, document).items ?? anything;
      const inItem = ['value', 'label'].flatMap((key): PointerSource[] => {
        const to = choices[key];
        return typeof to === 'string'
          ? [
              {
                file,
                pointer: `${at}/source/${key}`,
                to,
                document: { ...item, definitions: document.definitions },
              },
            ]
          : [];
      });
      const list = {
        file,
        pointer: `${at}/source/from`,
        to: from,
        document,
        expected: 'list' as const,
      };
      return [...single, list, ...inItem];
    }),
  );
}
