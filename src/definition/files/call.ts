import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { isSchema } from './subschema.ts';

/** An ISO 8601 duration of days and less: longer ones have no fixed length. */
export const durationPattern =
  '^P(?=[0-9T])([0-9]+(\\.[0-9]+)?D)?(T(?=[0-9])([0-9]+(\\.[0-9]+)?H)?([0-9]+(\\.[0-9]+)?M)?([0-9]+(\\.[0-9]+)?S)?)?$';

export const Call = closedObject(
  {
    method: Type.Union(
      [
        Type.Literal('GET'),
        Type.Literal('POST'),
        Type.Literal('PUT'),
        Type.Literal('PATCH'),
        Type.Literal('DELETE'),
      ],
      {
        'x-label': 'the method of {it}',
        examples: ['POST'],
        description: 'The HTTP method. GET and DELETE send their values in the query string.',
      },
    ),
    path: Type.String({
      'x-label': 'the path of {it}',
      description:
        'The path below the provider’s host. {words} are filled from "params" where the call is made. Without a value, the call ends as with status 404.',
      examples: ['/bookings/{code}'],
      pattern: '^(?!//|[a-zA-Z][a-zA-Z0-9+.-]*:)\\S+$',
    }),
    headers: Type.Record(Type.String(), Type.String(), {
      'x-label': 'the header "{key}" of {it}',
      description:
        'Request headers of this call. {words} are filled from "params" where the call is made, as those of the path.',
      examples: [{ Authorization: 'Bearer {token}' }],
    }),
    cookies: Type.Boolean({
      'x-label': '{it}',
      'x-words': { true: 'made with cookies', unset: 'made without cookies' },
      description: 'Whether cookies are sent and accepted (also to another host).',
      default: false,
    }),
    once: Type.Boolean({
      'x-label': '{it}',
      'x-words': {
        true: 'made with a key, so that it has its effect once',
        unset: 'made without a key, so that it can have its effect twice',
      },
      description:
        'Whether the call has its effect once, however often it is sent: it carries an Idempotency-Key, which stays the same until an answer has arrived, and is another one for another body. After an answer that leads to another site, such as a payment page, and keeps the form, visitors who come back send the same body with the same key. The provider answers a key that it knows as it did before.',
      default: false,
    }),
    errors: Type.String({
      'x-label': 'the pointer to errors in the response to {it}',
      description:
        'JSON Pointer to the errors in a response body. Any value there except null, false and empty ones leads to the outcome "errors".',
      examples: ['/errors'],
      pattern: '^(/.*)?$',
    }),
    response: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      ...isSchema,
      'x-label': 'the shape of the response to {it}',
      examples: [{ type: 'object', required: ['data'] }],
      description:
        'JSON Schema of a response without errors. A body that does not match counts as a failed call. Without "response" and "errors" the body is not read.',
    }),
    timeout: Type.String({
      'x-label': 'the longest wait for {it}',
      'x-holds': 'duration',
      'x-words': { unset: 'unlimited' },
      description: 'Longest wait, an ISO 8601 duration. Without it, a call never times out.',
      pattern: durationPattern,
      examples: ['PT30S'],
    }),
  },
  { required: ['method', 'path'] },
);

export type Call = Static<typeof Call>;
