import {
  formsOfScreen,
  type ProductSource,
  type RequestSource,
  requestsOf,
  type ScreenSource,
  sentFileQuestionsOf,
} from '../compiler/index.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { passesAllForms, sentAnswersSchema } from './answers-schema.ts';
import { draftSchema } from './draft-schema.ts';
import { type Documents, mappingSchema } from './mapping-schema.ts';
import { successSchema } from './response-schemas.ts';

/** A request that a screen makes by a call. */
export interface SentRequest {
  screen: ScreenSource;
  kind: RequestSource['kind'];
  /** One line about it: "Submit “Sign up”". */
  summary: string;
  /** What the screen names for the ends of the call. */
  outcomes: object;
  /** Schemas of the values for the {words} of the path, by the words. */
  params: Record<string, JsonSchema>;
  /** The schema of its body, if it has one. */
  schema?: JsonSchema;
  /** The name of the part that holds a file; only of an upload. */
  file?: string;
  /** Whether files go with the answers. */
  hasFiles: boolean;
}

/** Returns the requests that a screen makes by a call. */
export const sentRequests = (
  product: ProductSource,
  source: ScreenSource,
  call: string,
): SentRequest[] =>
  requestsOf(source)
    .filter(({ request }) => request.call === call)
    .map((one) => {
      const { request, kind } = one;
      const { screen } = source;
      const isSubmit = kind === 'submit';
      const unanswered = isSubmit && screen.kind !== 'page' && screen.submit?.unanswered;
      const documents = documentsOf(product, source, isSubmit, unanswered || 'omit');
      const schemaOf = (mapping: typeof request.send) =>
        mapping === undefined ? undefined : mappingSchema(mapping, documents);
      const file = kind === 'upload' ? partOf(request) : undefined;
      const schema = schemaOf(request.send) ?? (file === undefined ? undefined : {});
      const params = Object.entries(request.params ?? {}).map(([word, mapping]) => [
        word,
        schemaOf(mapping) ?? {},
      ]);
      return {
        screen: source,
        kind,
        summary: summaryOf(one, screen),
        outcomes: ('outcomes' in request && request.outcomes) || {},
        params: Object.fromEntries(params),
        ...(schema && { schema }),
        ...(file !== undefined && { file }),
        hasFiles: isSubmit && sentFileQuestionsOf(source).length > 0,
      };
    });

/** The name of the part with the file, see `withFile`. */
const partOf = (request: object): string =>
  'part' in request && typeof request.part === 'string' ? request.part : 'file';

const actions: Record<RequestSource['kind'], string> = {
  load: 'Open',
  submit: 'Submit',
  saveLater: 'Save for later:',
  mailLink: 'Mail the link to',
  step: 'Open the step',
  check: 'Check',
  choices: 'List the choices of',
  upload: 'Upload a file for',
};

function summaryOf(one: RequestSource, screen: ScreenSource['screen']): string {
  const name =
    'field' in one
      ? (one.field.schema.title ?? one.field.at)
      : 'step' in one
        ? one.step
        : undefined;
  return `${actions[one.kind]} “${name ?? screen.title}”`;
}

function documentsOf(
  product: ProductSource,
  source: ScreenSource,
  isComplete: boolean,
  unanswered: 'omit' | 'empty',
): Documents {
  const text: JsonSchema = { type: 'string' };
  const load = requestsOf(source).find(({ kind }) => kind === 'load');
  const steps = requestsOf(source).flatMap((one) =>
    one.kind === 'step' ? [[one.step, successSchema(product, one.request.call)] as const] : [],
  );
  return {
    answers: sentAnswersSchema({
      forms: formsOfScreen(source),
      isCertain: isComplete && passesAllForms(source),
      unanswered,
    }),
    loaded: load ? successSchema(product, load.request.call) : {},
    steps: { properties: Object.fromEntries(steps) },
    query: { additionalProperties: text },
    visit: { properties: { query: { additionalProperties: text } } },
    page: {
      properties: {
        url: {
          ...text,
          format: 'uri',
          description: 'The address of the page that makes the call, with its query.',
        },
        opened: { ...text, format: 'date-time', description: 'When the screen was opened.' },
        version: { ...text, description: 'The version of the definitions, a short hash.' },
      },
      required: ['url', 'opened', 'version'],
    },
    draft: draftSchema(source),
    language: { ...text, description: 'The language of the page, a BCP 47 tag.' },
    typed: { ...text, description: 'The text that the visitor types.' },
    now: { ...text, format: 'date-time', description: 'The time of the call.' },
  };
}
