import { requestHeaders } from '../compiler/index.ts';
import { isObject } from '../core/is-object.ts';
import { answersPart } from '../definition/file-kinds.ts';
import type { AppFile } from '../definition/files/app.ts';
import type { Call } from '../definition/files/call.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { plainSchema } from './plain-schema.ts';
import type { SentBody } from './sent-bodies.ts';
import { withOwner } from './with-owner.ts';

/** An operation of OpenAPI 3.1, with the parts that are used here. */
export interface Operation {
  operationId: string;
  description: string;
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

/**
 * Describes a call with the bodies that the screens send by it.
 *
 * @param owners the paths of the owners of drafts in its response
 */
export function operationOf(
  name: string,
  call: Call,
  sent: SentBody[],
  { provider, owners }: Pick<AppFile, 'provider'> & { owners: string[][] },
): Operation {
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const description = [
    `Made by ${[...new Set(sent.map(({ by }) => by))].join(', ') || 'no screen'}.`,
    ...(call.once
      ? [
          'A call with a key that is known is answered as it was, and has no second effect. Another body comes with another key.',
        ]
      : []),
  ].join(' ');
  const body = inQuery ? undefined : requestBody(sent);
  return {
    operationId: name,
    description,
    parameters: [
      ...[...call.path.matchAll(/\{([\w.]+)\}/g)].map(([, word]) => parameter('path', word, {})),
      ...(inQuery ? queryParameters(sent) : []),
      ...Object.entries(requestHeaders({ provider }, call)).map(([header, value]) =>
        /\{[\w.]+\}/.test(value)
          ? {
              ...parameter('header', header, { type: 'string' }),
              description: `As in \`${value}\`.`,
            }
          : parameter('header', header, { const: value }),
      ),
      ...(call.once ? [parameter('header', 'Idempotency-Key', { type: 'string' })] : []),
      ...(call.cookies && provider.csrf
        ? [
            {
              ...parameter('header', provider.csrf.header, { type: 'string' }),
              required: false,
              description: `The value of the cookie ${provider.csrf.cookie}, where the page can read one. For a page on another host, check the header Origin.`,
            },
          ]
        : []),
    ],
    ...(body && { requestBody: body }),
    responses: responsesOf(call, owners),
  };
}

const parameter = (place: 'path' | 'query' | 'header', name: unknown, schema: JsonSchema) => ({
  in: place,
  name,
  required: true,
  schema: 'type' in schema || 'const' in schema ? schema : { type: 'string' },
});

function queryParameters(sent: SentBody[]): object[] {
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...sent.map(({ schema }) => schema.properties),
  );
  const isRequired = (name: string) => sent.every(({ schema }) => schema.required?.includes(name));
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: isRequired(name),
    schema,
  }));
}

function requestBody(sent: SentBody[]) {
  const kinds = new Map<string, JsonSchema[]>();
  for (const { schema, file, hasFiles } of sent) {
    const isForm = file !== undefined || hasFiles;
    const type = isForm ? 'multipart/form-data' : 'application/json';
    const body =
      file !== undefined ? withFile(schema, file) : hasFiles ? withParts(schema) : schema;
    kinds.set(type, [...(kinds.get(type) ?? []), body]);
  }
  if (kinds.size === 0) return undefined;
  const content = [...kinds].map(([type, schemas]) => {
    const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
    return [type, { schema: different.length === 1 ? different[0] : { anyOf: different } }];
  });
  return { required: true, content: Object.fromEntries(content) };
}

const binary: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** The entries of a body, and the file that an upload sends, as parts of a form. */
const withFile = (schema: JsonSchema, part: string): JsonSchema => ({
  type: 'object',
  properties: { ...schema.properties, [part]: binary },
  required: [...(schema.required ?? []), part],
});

/** The answers as JSON in one part, and each file in a part whose name is its pointer in the answers. */
const withParts = (schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [answersPart]: schema },
  required: [answersPart],
  additionalProperties: binary,
});

function responsesOf({ response, errors, once }: Call, owners: string[][]): Record<string, object> {
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  const success = isObject(response) ? owners.reduce(withOwner, plainSchema(response)) : undefined;
  const refused =
    errors === undefined ? '' : ` Any value at ${errors || 'its root'} but an empty one refuses.`;
  const retry = {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  };
  return {
    200: {
      description: `The call succeeded.${refused}`,
      ...(success && { content: json(errors === undefined ? success : { anyOf: [success, {}] }) }),
    },
    422: {
      description: `The form that the body comes from would not have sent it${once ? ', or its key came with another body' : ''}.`,
    },
    429: { description: 'There were too many calls.', headers: retry },
    503: { description: 'The provider can take no calls for now.', headers: retry },
  };
}
