import type { OutcomeEntry } from './entry.ts';

/** Every way for a call to end by the name that definitions use; the gallery shows them in this order. */
export const outcomeCatalogue = {
  success: {
    description: 'every status from 200 to 299',
    kind: 'success',
    unread: ({ errors, response }) => errors === undefined && response === undefined,
    clause: () => 'it succeeds',
    callClause: (call) => `the ${call} call has succeeded`,
  },
  errors: {
    description: 'errors in the body',
    synonyms: ['error'],
    kind: 'errors',
    impossible: ({ errors }) => (errors === undefined ? 'has no "errors"' : undefined),
    clause: () => 'the answer holds errors',
    callClause: (call) => `the answer to the ${call} call holds errors`,
    response: (_name, { errors = '' }) => ({ errorsAt: errors }),
  },
  failure: {
    description: 'every failure that is not named',
    synonyms: ['fallback', 'error'],
    kind: 'failure',
    clause: () => 'it fails in any way',
    callClause: (call) => `the ${call} call fails`,
    response(_name, _call, named) {
      const status = [500, 400, 404, 409].find(
        (each) => !named.includes(String(each)) && !named.includes(rangeOf(each)),
      );
      return status === undefined ? undefined : { status };
    },
  },
  offline: {
    description: 'the browser has no connection, so no call was made',
    kind: 'offline',
    clause: () => 'the visitor is offline',
    callClause: (call) => `the visitor is offline at the ${call} call`,
    sendsNothing: true,
    withoutResponse: true,
  },
  network: {
    description: 'no answer came',
    kind: 'failure',
    fallback: () => 'failure',
    clause: () => 'no answer comes',
    callClause: (call) => `no answer to the ${call} call comes`,
    withoutResponse: true,
  },
  timeout: {
    description: 'the answer took longer than the call’s "timeout"',
    kind: 'failure',
    fallback: () => 'failure',
    impossible: ({ timeout }) => (timeout === undefined ? 'has no "timeout"' : undefined),
    clause: () => 'the answer takes too long',
    callClause: (call) => `the answer to the ${call} call takes too long`,
    withoutResponse: true,
  },
  unreadable: {
    description: 'the answer is not of the promised shape',
    kind: 'failure',
    fallback: () => 'failure',
    impossible: ({ errors, response }) =>
      errors === undefined && response === undefined
        ? 'has neither "errors" nor "response"'
        : undefined,
    unread: () => true,
    clause: () => 'the answer can’t be read',
    callClause: (call) => `the answer to the ${call} call can't be read`,
    response: () => ({ text: 'This is not JSON.' }),
  },
  range: {
    pattern: '[45]XX',
    example: '4XX',
    description: 'a range of statuses',
    kind: 'failure',
    fallback: () => 'failure',
    clause: (name) => `the status is ${name}`,
    callClause: (call, name) => `the ${call} call fails with status ${name}`,
    response(name, _call, named) {
      const first = Number(name[0]) * 100;
      const statuses = Array.from({ length: 100 }, (_, index) => first + index);
      const status = statuses.find((each) => !named.includes(String(each)));
      return status === undefined ? undefined : { status };
    },
  },
  status: {
    pattern: '[45][0-9]{2}',
    example: '409',
    description: 'a status',
    kind: 'failure',
    fallback: (name) => rangeOf(Number(name)),
    clause: (name) => `the status is ${name}`,
    callClause: (call, name) => `the ${call} call fails with status ${name}`,
    response: (name) => ({ status: Number(name) }),
  },
} as const satisfies Record<string, OutcomeEntry>;

/** The range that a status lies in: "4XX" of 409. */
const rangeOf = (status: number): string => `${Math.floor(status / 100)}XX`;
