import { placeholdersIn, requestHeaders } from '../compiler/index.ts';
import type { AppFile } from '../definition/files/app.ts';
import type { Call } from '../definition/files/call.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { overlay, withTypes } from './overlay.ts';
import type { SentRequest } from './sent-requests.ts';

/** A parameter of OpenAPI 3.1. */
export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** Headers that OpenAPI describes in another way than as parameters: "Authorization" as a security scheme. */
const otherHeaders = /^(authorization|accept|content-type)$/i;

/** Describes the parameters of a call. */
export const parametersOf = (
  { path, method, once, cookies, headers }: Call,
  sent: SentRequest[],
  { provider }: Pick<AppFile, 'provider'>,
): Parameter[] => [
  ...placeholdersIn(path).map((word) => pathParameter(word, sent)),
  ...(method === 'GET' || method === 'DELETE' ? queryParameters(sent) : []),
  ...Object.entries(requestHeaders({ provider }, { headers }))
    .filter(([name]) => !otherHeaders.test(name))
    .map(headerParameter),
  ...(once ? [idempotencyKey] : []),
  ...(cookies && provider.csrf ? csrfParameters(provider.csrf) : []),
];

const pathParameter = (name: string, sent: SentRequest[]): Parameter => {
  const { description, ...schema } = sent
    .map(({ params }) => params[name] ?? {})
    .reduce(overlay, {});
  return {
    in: 'path',
    name,
    required: true,
    ...(description && { description }),
    schema: withTypes(schema.type ? schema : { ...schema, type: 'string' }),
  };
};

function queryParameters(sent: SentRequest[]): Parameter[] {
  const schemas = sent.flatMap(({ schema }) => (schema ? [schema] : []));
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...schemas.map((schema) => schema.properties),
  );
  const isRequired = (name: string) =>
    schemas.length === sent.length && schemas.every(({ required }) => required?.includes(name));
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    in: 'query',
    name,
    required: isRequired(name),
    ...(description && { description }),
    schema: withTypes(schema),
  }));
}

function headerParameter([name, value]: [string, string]): Parameter {
  const isFilled = placeholdersIn(value).length > 0;
  return {
    in: 'header',
    name,
    required: false,
    description: isFilled
      ? `The pages send \`${value}\`, with the value in place of the word.`
      : 'The pages send it with each call. The local provider does not ask for it.',
    schema: { type: 'string', ...(!isFilled && { const: value }) },
  };
}

const idempotencyKey: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: true,
  description:
    'Says that calls are the same one. A call with a known key and the same body is answered as before, and has no second effect; with another body, it is answered with status 422. Pages send four numbers with commas between them, another key for another body, and the same key for the same body until an answer has come with another status than 408, 425, 429 or one from 500 on. Compare keys as texts. The local provider knows a key for 7 days, and takes a call without one.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    examples: ['1564290533,2487945476,305419896,7812639048120'],
  },
};

const csrfParameters = ({ cookie, header }: { cookie: string; header: string }): Parameter[] => [
  {
    in: 'cookie',
    name: cookie,
    required: false,
    description: 'Sent by browsers once a response has set it.',
    schema: { type: 'string' },
  },
  {
    in: 'header',
    name: header,
    required: false,
    description: `The value of the cookie ${cookie}, where the page can read one. A call that carries the cookie needs this header with the same value, and a call without the cookie needs neither. For a page on another host, which can’t read the cookie, check the header Origin instead.`,
    schema: { type: 'string' },
  },
];
