import type { JsonSchema } from './json-schema.ts';

/** A root of the pointers of a definition: "/query/token" begins with "query". */
export interface DataSourceEntry {
  /** One sentence for staff. */
  description: string;
  /** Schema of the value; absent where the product decides it. */
  schema?: JsonSchema;
  /** Completes "... is there only": where the pointers can stand, if not everywhere. */
  only?: string;
}

/** The roots of pointers in the mappings and options of a screen. */
export const dataSourceCatalogue = {
  answers: {
    description: 'The answers of the form; of all steps in a wizard. Not before the form is shown.',
  },
  loaded: { description: 'The response of the load call.' },
  steps: {
    description:
      'The responses of the load calls of steps, by the names of the steps: in this step and later ones, and in `submit`.',
  },
  response: {
    description:
      'The response of the submit call: in texts and `when` of its outcomes, and in texts of the page that it leads to.',
  },
  query: {
    description: 'The parameters of the page’s address.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
  page: {
    description:
      'The page itself: `/page/url` is its address, `/page/opened` the time at which this screen was opened, as `/now` is written, and `/page/version` the version of the definitions, a short hash.',
    schema: {
      type: 'object',
      properties: {
        url: { type: 'string' },
        opened: { type: 'string', format: 'date-time' },
        version: { type: 'string' },
      },
      additionalProperties: false,
    },
  },
  visit: {
    description:
      'The first visit in this browser: `/visit/query` has the parameters that `"visit"` in `app.json` names.',
  },
  draft: {
    description:
      'The draft of the screen: `/draft/version` is its version. In `send` of `saveLater`, `/draft/answers` has its answers, and `/draft/times` when each was given.',
  },
  language: { description: 'The language of the texts, a BCP 47 tag.', schema: { type: 'string' } },
  now: {
    description: 'The present time in UTC, such as "2026-01-31T13:45:00.000Z".',
    schema: { type: 'string', format: 'date-time' },
  },
  typed: {
    description:
      'The text that a visitor types to search for choices: in `send` and `params` of a `source`.',
    schema: { type: 'string' },
    only: 'in "send" and "params" of a "source" that finds choices for what is typed',
  },
} satisfies Record<string, DataSourceEntry>;

/** The roots of pointers in all mappings. A response is there after the call that they are made for. */
export const mappingRoots = Object.keys(dataSourceCatalogue).filter(
  (root) => root !== 'response' && root !== 'typed',
);

/** Returns where a data source is that is not there everywhere; `undefined` for any other. */
export const onlyPlaceOf = (root: string): string | undefined =>
  Object.hasOwn(dataSourceCatalogue, root)
    ? (dataSourceCatalogue as Record<string, DataSourceEntry>)[root]?.only
    : undefined;
