import type { ProductSource } from '../compiler/index.ts';
import { getOwn } from '../core/get-own.ts';
import { answersPart } from '../definition/file-kinds.ts';
import type { Call } from '../definition/files/call.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { type Examples, examplesOf } from './examples.ts';
import { withTypes } from './overlay.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';
import { securityOf } from './security.ts';
import { type SentRequest, sentRequests } from './sent-requests.ts';

/** An operation of OpenAPI 3.1, with the parts that are used here. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  parameters: Parameter[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** The tag of calls that no screen makes. */
export const unusedTag = 'unused';

/** Describes a call with the bodies that the screens send by it. */
export function operationOf(product: ProductSource, name: string, call: Call): Operation {
  const { app } = product;
  const sent = product.screens.flatMap((screen) => sentRequests(product, screen, name));
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const examples = examplesOf(product, name);
  const body = inQuery ? undefined : requestBody(sent, examples.sent);
  const security = securityOf({ provider: app.provider }, call);
  const screens = [...new Set(sent.map(({ screen }) => screen))];
  return {
    operationId: name,
    summary: [...new Set(sent.map(({ summary }) => summary))].join('; ') || `The call “${name}”`,
    description: [
      `Made by ${screens.map(({ screen }) => screen.route).join(', ') || 'no screen'}.`,
      ...mailSentences(product, name),
    ].join(' '),
    tags: screens.length > 0 ? screens.map(({ id }) => id) : [unusedTag],
    ...(security && { security }),
    parameters: parametersOf(call, sent, app),
    ...(body && { requestBody: body }),
    responses: responsesOf({ product, name, call, sent, played: examples.played }),
  };
}

/** Says where the link in an email leads, where the local provider sends one on this call. */
function mailSentences({ sandbox }: ProductSource, name: string): string[] {
  const definition = getOwn(sandbox?.calls, name);
  if (definition?.do !== 'invite' && definition?.do !== 'remind') return [];
  const token = definition.do === 'invite' ? 'a new token' : 'the token of the call';
  return [
    `The provider mails a link to \`${definition.link}\` below the address of the pages, with ${token}: the screen that it opens sends the token along.`,
  ];
}

function requestBody(sent: SentRequest[], examples: Examples) {
  const kinds = new Map<string, JsonSchema[]>();
  for (const { schema, file, hasFiles } of sent) {
    if (!schema) continue;
    const isForm = file !== undefined || hasFiles;
    const type = isForm ? 'multipart/form-data' : 'application/json';
    const body =
      file !== undefined ? withFile(schema, file) : hasFiles ? withParts(schema) : schema;
    kinds.set(type, [...(kinds.get(type) ?? []), withTypes(body)]);
  }
  if (kinds.size === 0) return undefined;
  const content = [...kinds].map(([type, schemas]) => {
    const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
    const schema = different.length === 1 ? different[0] : { anyOf: different };
    const hasExamples = type === 'application/json' && Object.keys(examples).length > 0;
    return [type, { schema, ...(hasExamples && { examples }) }];
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
