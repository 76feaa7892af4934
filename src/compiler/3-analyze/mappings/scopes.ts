import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { itemPointer } from '../../../core/pointer.ts';
import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import {
  type FormSource,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
} from '../../model/product.ts';
import {
  type DraftRequest,
  type QuestionRequest,
  type StepRequest,
  stepRequestsOf,
} from '../../model/screen/requests.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import { answersSchema, closedSchema } from './mapping-schemas.ts';

/** The schema of an unknown value, in which every pointer resolves. */
export const anySchema: JsonSchema = {};

/** Returns the schema of a screen's answers. */
export const answersSchemaOf: (screen: ScreenSource) => JsonSchema = memoizeByObject((screen) =>
  answersSchema(formsOfScreen(screen)),
);

/** Returns the schemas of the data sources of a screen before its load call. */
export function loadScope({ app }: Pick<ProductSource, 'app'>, { screen }: ScreenSource) {
  const { query, page, language, now } = dataSourceCatalogue;
  const parts: Record<string, JsonSchema> = {
    query: query.schema,
    page: page.schema,
    language: language.schema,
    now: now.schema,
  };
  if (isObject(app.visit)) parts.visit = closedSchema({ query: visitSchema(app.visit.query) });
  if (screen.kind !== 'page' && screen.draft) {
    parts.draft = closedSchema({ version: { type: 'integer' } });
  }
  return parts;
}

/** Returns the schemas of the data sources of a screen after its load call. */
export function mappingScope(product: Pick<ProductSource, 'app'>, source: ScreenSource) {
  const { screen } = source;
  const parts = loadScope(product, source);
  if (screen.kind !== 'page' && screen.load) {
    parts.loaded = responseSchema(product, screen.load.call);
  }
  return parts;
}

/**
 * Returns the schema of the responses of the load calls of steps, by the names of the steps.
 *
 * @param last position of the last step that has loaded; all have without it
 */
function stepDataScope(
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  last = Number.POSITIVE_INFINITY,
): { steps?: JsonSchema } {
  const requests = stepRequestsOf(source).filter(({ index }) => index <= last);
  if (requests.length === 0) return {};
  const responses = requests.map(({ step, request }) => [
    step,
    // Each response has definitions of its own.
    inlineReferences(responseSchema(product, request.call)),
  ]);
  return { steps: closedSchema(Object.fromEntries(responses)) };
}

/** Returns the position of the step whose form this is; 0 on a form screen. */
const positionOf = ({ screen, steps }: ScreenSource, form: FormSource): number =>
  screen.kind === 'wizard'
    ? screen.steps.findIndex((entry) => {
        const name = typeof entry === 'string' ? entry : 'step' in entry ? entry.step : undefined;
        return name !== undefined && steps.get(name) === form;
      })
    : 0;

/** Returns the schemas of the data sources of a form. */
const formScope = (
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  form: FormSource,
): Record<string, JsonSchema> => ({
  ...mappingScope(product, source),
  ...stepDataScope(product, source, positionOf(source, form)),
});

/** Returns the schema of the document that the options of the questions of a form point into. */
export const optionScope = (
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  form: FormSource,
): JsonSchema =>
  scopeSchema({ ...formScope(product, source, form), answers: answersSchemaOf(source) });

const visitSchema = (names: unknown): JsonSchema =>
  Array.isArray(names)
    ? closedSchema(Object.fromEntries(names.map((name) => [String(name), { type: 'string' }])))
    : anySchema;

/** Returns the schema of a call's response; an empty object where the body is not read. */
export function responseSchema({ app }: Pick<ProductSource, 'app'>, name: string): JsonSchema {
  const call = getOwn(app.calls, name);
  if (!call) return anySchema;
  return isObject(call.response)
    ? (call.response as JsonSchema)
    : call.errors
      ? anySchema
      : closedSchema({});
}

/** Joins data sources into one schema, with the definitions of the response at its root. */
export function scopeSchema(parts: Record<string, JsonSchema>): JsonSchema {
  return { ...closedSchema(parts), definitions: parts.loaded?.definitions };
}

/** Adds data sources to the schema of a document. */
export const withSources = (
  document: JsonSchema,
  sources: Record<string, JsonSchema>,
): JsonSchema => ({ ...document, properties: { ...document.properties, ...sources } });

/** Adds the response of a call to the schema of the document that its request points into. */
export const responseScope = (
  product: Pick<ProductSource, 'app'>,
  scope: JsonSchema,
  call: string,
): JsonSchema => withSources(scope, { response: inlineReferences(responseSchema(product, call)) });

/**
 * Returns the schema of the document that the request of a question points into. The answers are those of its step and of
 * earlier ones, and the time is not among the sources: a request is repeated when one of its values changes.
 */
export function questionScope(
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  { kind, field: { form, at } }: Pick<QuestionRequest, 'kind' | 'field'>,
): JsonSchema {
  const { now: _, ...scope } = formScope(product, source, form);
  const forms = formsOfScreen(source);
  const answers = answersSchema(forms.slice(0, forms.indexOf(form) + 1));
  const item = itemPointer(at);
  const items = item === undefined ? undefined : resolvePointer(answers, item);
  const typed = kind === 'choices' && { typed: dataSourceCatalogue.typed.schema };
  return scopeSchema({
    ...scope,
    answers,
    ...typed,
    ...(items && !items.missing && { item: items.schema }),
  });
}

/** Returns the schema of the document that a request of the draft points into. Only the draft tells the answers, without secrets. */
export function draftScope(
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  { kind }: Pick<DraftRequest, 'kind'>,
): JsonSchema {
  const draft = {
    version: { type: 'integer' },
    ...(kind === 'saveLater' && { answers: anySchema, times: anySchema }),
  };
  return scopeSchema({ ...mappingScope(product, source), draft: closedSchema(draft) });
}

/**
 * Returns the schema of the document that the load call of a step points into. The answers and responses are those of earlier
 * steps, and the time is not among the sources: the call is repeated when one of its values changes.
 */
export function stepLoadScope(
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  { index }: Pick<StepRequest, 'index'>,
): JsonSchema {
  const { now: _, ...scope } = mappingScope(product, source);
  const earlier = formsOfScreen(source).filter((form) => positionOf(source, form) < index);
  return scopeSchema({
    ...scope,
    ...stepDataScope(product, source, index - 1),
    answers: answersSchema(earlier),
  });
}

/**
 * Returns the schema of the document that the values in the texts of a screen's steps are in.
 *
 * @param last position of the last step that has loaded; all have without it
 */
export const stepScope = (
  product: Pick<ProductSource, 'app'>,
  source: ScreenSource,
  last?: number,
): JsonSchema =>
  scopeSchema({
    ...mappingScope(product, source),
    ...stepDataScope(product, source, last),
    answers: answersSchemaOf(source),
  });
