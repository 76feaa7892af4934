import {
  formsOfScreen,
  type ProductSource,
  requestsOf,
  type ScreenSource,
  sentFileQuestionsOf,
} from '../compiler/index.ts';
import { isObject } from '../core/is-object.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { passesAllForms, sentAnswersSchema } from './answers-schema.ts';
import { type Documents, mappingSchema } from './mapping-schema.ts';
import { plainSchema } from './plain-schema.ts';

/** The body of a screen's request. */
export interface SentBody {
  /** The screen, as its route: "/signup". */
  by: string;
  schema: JsonSchema;
  /** The name of the part that holds a file; only of an upload. */
  file?: string;
  /** Whether files go with the answers. */
  hasFiles?: boolean;
}

/** Returns the bodies that a screen sends, by the names of the calls. */
export function sentBodies(product: ProductSource, source: ScreenSource): [string, SentBody][] {
  const { screen } = source;
  const route = screen.route;
  return requestsOf(source).flatMap((one): [string, SentBody][] => {
    const { request, kind } = one;
    const unanswered =
      kind === 'submit' && screen.kind !== 'page' ? screen.submit?.unanswered : 'omit';
    const documents = documentsOf(product, source, kind === 'submit', unanswered ?? 'omit');
    const file = kind === 'upload' ? partOf(request) : undefined;
    if (request.send === undefined && file === undefined) return [];
    const schema = request.send === undefined ? {} : mappingSchema(request.send, documents);
    const hasFiles = kind === 'submit' && sentFileQuestionsOf(source).length > 0;
    return [
      [
        request.call,
        { by: route, schema, ...(file !== undefined && { file }), ...(hasFiles && { hasFiles }) },
      ],
    ];
  });
}

/** A draft, as a screen sends it where it saves for later. Its answers may be unfinished. */
const draftSchema: JsonSchema = {
  type: 'object',
  properties: {
    answers: {
      type: 'object',
      description: 'The answers so far. They may break rules of the form.',
    },
    times: {
      type: 'object',
      description: 'When each answer was given, in milliseconds since 1970, by its JSON Pointer.',
      additionalProperties: { type: 'integer' },
    },
    version: { type: 'integer', description: 'The version of the questions.' },
  },
  required: ['answers', 'times', 'version'],
};

/** The name of the part with the file, see `withFile`. */
const partOf = (request: object): string =>
  'part' in request && typeof request.part === 'string' ? request.part : 'file';

function documentsOf(
  { app }: ProductSource,
  source: ScreenSource,
  isComplete: boolean,
  unanswered: 'omit' | 'empty',
): Documents {
  const { screen } = source;
  const load = screen.kind === 'page' ? undefined : screen.load;
  const response = load && app.calls[load.call]?.response;
  const text: JsonSchema = { type: 'string' };
  return {
    answers: sentAnswersSchema({
      forms: formsOfScreen(source),
      isCertain: isComplete && passesAllForms(source),
      unanswered,
    }),
    loaded: isObject(response) ? plainSchema(response) : {},
    query: { additionalProperties: text },
    visit: { properties: { query: { additionalProperties: text } } },
    page: {
      properties: {
        url: { ...text, format: 'uri' },
        opened: { ...text, format: 'date-time' },
        version: { ...text, description: 'The version of the definitions, a short hash.' },
      },
      required: ['url', 'opened', 'version'],
    },
    draft: draftSchema,
    language: text,
    now: { ...text, format: 'date-time' },
  };
}
