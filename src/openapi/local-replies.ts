import {
  findSandboxMappings,
  mapSubschemas,
  memoizeByObject,
  type ProductSource,
} from '../compiler/index.ts';
import { getOwn } from '../core/get-own.ts';
import { isObject } from '../core/is-object.ts';
import { escapePart } from '../core/pointer.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import type { SandboxAnswer, SandboxCall } from '../definition/files/sandbox.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { mappingSchema } from './mapping-schema.ts';
import { plainSchema } from './plain-schema.ts';
import { valueSchema } from './value-schema.ts';

/** A reply that sandbox.json names for a call. */
export interface LocalReply {
  status: number;
  /** Its key in sandbox.json. */
  name: ReplyName;
  /** The schema of its body; `{}` where it names none. */
  schema: JsonSchema;
}

const replyNames = ['answer', 'sent', 'refuse', 'taken', 'missing'] as const;
export type ReplyName = (typeof replyNames)[number];

const mappingsIn = memoizeByObject(findSandboxMappings);

/** Lists the replies that sandbox.json names for a call. */
export function localRepliesOf(product: ProductSource, call: string): LocalReply[] {
  const definition = getOwn(product.sandbox?.calls, call);
  if (!definition) return [];
  return replyNames.flatMap((name) => {
    const reply = (definition as Partial<Record<ReplyName, SandboxAnswer>>)[name];
    if (!isObject(reply)) return [];
    const at = `/calls/${escapePart(call)}/${name}/body`;
    const found = mappingsIn(product).find(({ pointer }) => pointer === at);
    const schema = found
      ? anyOfKind(plainSchema(bodySchema(found.mapping as Mapping, found.document)))
      : {};
    const statuses =
      reply.status === undefined ? defaultStatuses(definition, name) : [reply.status];
    return statuses.map((status) => ({ status, name, schema }));
  });
}

const bodySchema = (mapping: Mapping, document: JsonSchema): JsonSchema =>
  mappingSchema(mapping, document.properties ?? {});

/** Returns the statuses of a reply that names none. */
function defaultStatuses({ do: kind }: SandboxCall, name: ReplyName): number[] {
  if (name === 'taken') return [409];
  if (name === 'missing') return [404];
  if (name !== 'refuse' || kind === 'admit') return [200];
  return kind === 'keep' ? [413, 415] : [403];
}

/** Allows other values in the place of those that the local provider always sends, and a body without them. */
function anyOfKind({ required: _, const: value, ...schema }: JsonSchema): JsonSchema {
  return value === undefined
    ? mapSubschemas(schema, anyOfKind)
    : { ...schema, ...valueSchema(value) };
}
