import type { ProductSource } from '../compiler/index.ts';
import { getOwn } from '../core/get-own.ts';
import { fromPointer } from '../core/pointer.ts';
import type { Call } from '../definition/files/call.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Examples } from './examples.ts';
import { localRepliesOf, type ReplyName } from './local-replies.ts';
import { closedRefusals } from './opening-times.ts';
import { overlay, withTypes } from './overlay.ts';
import { errorsSchema, isSuccess, readSchema, successSchema } from './response-schemas.ts';
import { schemaWith } from './schema-at.ts';
import type { SentRequest } from './sent-requests.ts';
import { type ApiResponse, problemSchema, sharedResponses } from './shared-responses.ts';

interface DescribedCall {
  product: ProductSource;
  name: string;
  call: Call;
  sent: SentRequest[];
  /** Bodies of responses, from examples, by their statuses. */
  played: Record<string, Examples>;
}

/** Describes the responses to a call: those that its pages understand, and those of the local provider. */
export function responsesOf(described: DescribedCall): Record<string, object> {
  const replies = localRepliesOf(described.product, described.name);
  const succeeding = replies.filter(isSuccess).map(({ status }) => status);
  const statuses = new Set(succeeding.length > 0 ? succeeding : [200]);
  if (isUnread(described.call)) statuses.add(204);
  return Object.fromEntries([
    ...[...statuses].map((status) => [status, successResponse(described, status)]),
    ...failureStatuses(described).map((status) => [status, failureResponse(described, status)]),
  ]);
}

const isUnread = ({ errors, response }: Call): boolean =>
  errors === undefined && response === undefined;

function successResponse(
  { product, name, call, sent, played }: DescribedCall,
  status: number,
): ApiResponse {
  const { csrf } = product.app.provider;
  const errors = errorsSchema(product, name);
  const schema = successBody(successSchema(product, name), errors, call);
  const hasBody = status !== 204 && (!isUnread(call) || schema.properties !== undefined);
  const isOpening = sent.some(({ kind }) => kind === 'load');
  return {
    description: [
      'The call has succeeded.',
      isUnread(call)
        ? 'So it has with any other status from 200 to 299. The body is not read.'
        : 'A body that is not JSON, or not of this shape, counts as a failure; so does status 204.',
      ...(errors ? [`Any value at \`${call.errors}\` but an empty one refuses the call.`] : []),
    ].join(' '),
    ...(isOpening && call.cookies && csrf && { headers: cookieHeader(csrf) }),
    ...(hasBody && { content: json(schema, played[status]) }),
  };
}

/** Returns the schema of a body that succeeds, or has errors. */
function successBody(success: JsonSchema, errors: JsonSchema | undefined, call: Call): JsonSchema {
  const [first] = fromPointer(call.errors ?? '');
  if (!errors) return success;
  if (first === undefined) return { anyOf: [success, errors] };
  if (success.required === undefined) return overlay(errors, success);
  return { anyOf: [success, { ...errors, required: [first] }] };
}

const cookieHeader = ({ cookie, header }: { cookie: string; header: string }) => ({
  'Set-Cookie': {
    description: `The local provider sets the cookie ${cookie}, which scripts can read: later calls repeat its value in the header ${header}.`,
    schema: { type: 'string', examples: [`${cookie}=3f9a; Path=/; SameSite=Lax`] },
  },
});

/** Lists the statuses with which the local provider refuses a call, and those that its outcomes name. */
function failureStatuses({ product, name, call, sent }: DescribedCall): string[] {
  const definition = getOwn(product.sandbox?.calls, name);
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const isUnique = definition?.do === 'store' && definition.unique !== undefined;
  const isValidated = call.once || sent.some(({ kind }) => kind === 'submit');
  const statuses = {
    400: hasBody,
    403: true,
    404: call.path.includes('{'),
    405: true,
    409: isUnique || definition?.do === 'remember',
    413: hasBody,
    415: hasBody,
    422: isValidated,
    429: true,
    500: true,
    503: true,
    410: '410' in closedRefusals(product, name),
    507: sent.some(({ file, hasFiles }) => file !== undefined || hasFiles),
    default: true,
  };
  const named = [
    ...localRepliesOf(product, name).flatMap((one) => (isSuccess(one) ? [] : String(one.status))),
    ...namedOutcomes(sent).filter((outcome) => /^\d+$/.test(outcome)),
  ];
  const applying = Object.entries(statuses).flatMap(([status, applies]) => (applies ? status : []));
  return [...new Set([...named, ...applying])];
}

/** Lists the outcomes that the screens name for the ends of a call. */
const namedOutcomes = (sent: SentRequest[]): string[] =>
  sent.flatMap(({ outcomes }) => Object.keys(outcomes));

const replySentences: Partial<Record<ReplyName, string>> = {
  taken: 'A value is taken that must be unique.',
  refuse: 'The link or the application is not valid, or no longer so.',
  missing: 'There is no such entry.',
};

/** Describes the response to a call that fails with a status: the one that all calls share, or that with a body of its own. */
function failureResponse(
  { product, name, call, sent, played }: DescribedCall,
  status: string,
): object {
  const shared: ApiResponse | undefined = getOwn(sharedResponses, status);
  const replies = localRepliesOf(product, name).filter((one) => String(one.status) === status);
  const ranges = status === 'default' ? ['4XX', '5XX'] : [status, `${status[0]}XX`];
  const schemas = [
    readSchema(product, name, [...ranges, 'failure']),
    ...replies.map(({ schema }) => schema),
    ...(status === '422' ? [refusalSchema(call, sent)] : []),
  ].filter((schema) => Object.keys(schema).length > 0);
  const examples = status === 'default' ? undefined : played[status];
  const closed = getOwn(closedRefusals(product, name), status);
  const isOwn = schemas.length > 0 || replies.length > 0 || examples !== undefined || closed;
  if (shared && status !== '422' && !isOwn) return { $ref: `#/components/responses/${status}` };
  const sentences = new Set([
    ...replies.flatMap((reply) =>
      reply.name === 'refuse' && status.startsWith('41') ? [] : (replySentences[reply.name] ?? []),
    ),
    ...(status === '422' ? refusalSentences(call, sent) : []),
    ...(closed ? [closed.description] : []),
    ...(shared && status !== '409' ? [shared.description] : []),
  ]);
  const { description: _, ...problem } = problemSchema;
  const schema = withTypes([...schemas, problem].reduce(overlay));
  return {
    description: [...sentences].join(' ') || 'The call has failed. A screen says what follows.',
    ...((shared?.headers || closed?.headers) && {
      headers: { ...shared?.headers, ...closed?.headers },
    }),
    content: json(schema, examples),
  };
}

const refusalSentences = ({ once }: Call, sent: SentRequest[]): string[] => [
  ...(sent.some(({ kind }) => kind === 'submit')
    ? ['The form that the body comes from would not have sent it.']
    : []),
  ...(once ? ['The Idempotency-Key came with another body before.'] : []),
];

/** Returns the schema of the body in which the local provider names the answers that it refuses. */
function refusalSchema({ errors = '/errors' }: Call, sent: SentRequest[]): JsonSchema {
  if (!sent.some(({ kind }) => kind === 'submit') || fromPointer(errors).length === 0) return {};
  return schemaWith(errors, {
    type: 'array',
    description: 'The refused answers.',
    items: {
      type: 'object',
      properties: {
        at: {
          type: 'string',
          description: 'The JSON Pointer of the answer in the body.',
          examples: ['/email'],
        },
        rule: { type: 'string', description: 'The broken rule.', examples: ['maxLength'] },
      },
      required: ['at', 'rule'],
    },
  });
}

const json = (schema: JsonSchema, examples: Examples | undefined) => ({
  'application/json': { schema, ...(examples && { examples }) },
});
