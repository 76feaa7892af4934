import type { JsonSchema } from '../definition/json-schema.ts';
import type { Examples } from './examples.ts';

/** A response of OpenAPI 3.1, with the parts that are used here. */
export interface ApiResponse {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: object; examples?: Examples }>;
}

/** The body of a response that refuses a call for a reason that no definition names. */
export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'The reason in one sentence, for people. No page reads it.',
  properties: { error: { type: 'string' } },
};

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The header that tells pages when to call again. */
export const retryAfter = {
  'Retry-After': {
    description: 'Seconds until the call may be made again. Pages say so to visitors.',
    schema: { type: 'integer', minimum: 1, examples: [30] },
  },
};

/** The responses of any call, by status. Those of one call add to them. */
export const sharedResponses = {
  400: {
    description: 'The body can’t be read, or lacks what the call is about.',
    content: problem,
  },
  403: {
    description:
      'A page of another site made the call, by its header Origin, or the anti-forgery header does not repeat the cookie.',
    content: problem,
  },
  404: { description: 'There is nothing at this path.', content: problem },
  405: {
    description: 'The path takes other methods.',
    headers: {
      Allow: {
        description: 'The methods that it takes.',
        required: true,
        schema: { type: 'string', examples: ['POST'] },
      },
    },
    content: problem,
  },
  409: { description: 'The call contradicts what is stored.', content: problem },
  413: { description: 'The body, or a file in it, is too large.', content: problem },
  415: {
    description: 'The body, or a file in it, is of a kind that the call does not take.',
    content: problem,
  },
  429: { description: 'There were too many calls.', headers: retryAfter, content: problem },
  500: { description: 'The provider has a fault.', content: problem },
  503: {
    description: 'The provider can take no calls for now.',
    headers: retryAfter,
    content: problem,
  },
  507: { description: 'There is no room for further files.', content: problem },
  default: {
    description:
      'Any other status, such as 401 or 502: the call has failed. Each screen names the outcome of a failure, or of a single status.',
    content: problem,
  },
} satisfies Record<string, ApiResponse>;
