import { getOwn } from '../../../core/get-own.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { isInside } from '../../../core/pointer.ts';
import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { PageFile } from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { normalizeSteps } from '../../model/screen/normalize-steps.ts';
import { type TextPlaceholder, textValuesIn } from '../../model/text-values.ts';
import { closedSchema } from './mapping-schemas.ts';
import { answersSchemaOf, anySchema, mappingScope } from './scopes.ts';

type PageSource = ScreenSource & { screen: PageFile };

/** An outcome, or the exit of a step, that leads to a page, which can show values of the screen. */
interface PageEntrance {
  source: ScreenSource;
  /** Name of the outcome; an exit has none. */
  outcome?: string;
  /** Schema of the response; an exit has none. */
  response?: JsonSchema | undefined;
}

/** Lists the outcomes of submit calls, and the exits of steps, that lead to a page. */
export const entrancesOf = (product: ProductSource, page: ScreenSource): PageEntrance[] =>
  product.screens.flatMap((source): PageEntrance[] => {
    const { screen } = source;
    if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
    const exits = routesOfExits(source).filter((route) => route === page.screen.route);
    const outcomes = namedOutcomes(screen.submit?.outcomes)
      .filter(({ outcome }) => outcome.go !== undefined && pathOf(outcome.go) === page.screen.route)
      .map(({ name }) => ({
        source,
        outcome: name,
        response: responseSchemaOf(product, screen.submit?.call, name),
      }));
    return [...outcomes, ...exits.map(() => ({ source }))];
  });

/**
 * Returns the schema of a call's response, as far as its texts can count on it with an outcome; `undefined` where there is
 * none to show.
 */
export function responseSchemaOf(
  { app }: Pick<ProductSource, 'app'>,
  call: string | undefined,
  outcome: string,
): JsonSchema | undefined {
  const known = getOwn(app.calls, call ?? '');
  const { withoutResponse, unread } = outcomeEntry(outcome) ?? {};
  if (withoutResponse || (known && unread?.(known))) return undefined;
  return ((outcome === 'success' && known?.response) || anySchema) as JsonSchema;
}

/** Returns the schema of the document that the values in the texts of a page are in. */
export function pageScope(product: ProductSource, page: ScreenSource): JsonSchema {
  const entrances = entrancesOf(product, page);
  const query = dataSourceCatalogue.query.schema;
  if (entrances.length === 0) return closedSchema({ query });
  const answers = entrances.map(({ source }) => answersSchemaOf(source).properties);
  const responses = entrances.flatMap(({ response }) => (response ? [response] : []));
  const response = responses.length === 0 ? undefined : onlyOne(responses);
  const loads = entrances
    .map(({ source }) => mappingScope(product, source).loaded)
    .filter((schema) => schema !== undefined);
  const loaded = loads.length === 0 ? undefined : onlyOne(loads);
  return {
    ...closedSchema({
      query,
      answers: closedSchema(Object.assign({}, ...answers)),
      ...(response && { response }),
      ...(loaded && { loaded }),
    }),
    definitions: { ...loaded?.definitions, ...response?.definitions },
  };
}

/** Returns the schema that all are, or one of any value. */
const onlyOne = (schemas: JsonSchema[]): JsonSchema =>
  new Set(schemas).size === 1 ? (schemas[0] ?? anySchema) : anySchema;

/** Returns the page at an address; `undefined` where a screen of another kind is, or none. */
export const pageAt = (product: ProductSource, address: string): PageSource | undefined =>
  product.screens.find(
    (source): source is PageSource =>
      source.screen.kind === 'page' && source.screen.route === pathOf(address),
  );

/** Returns the values that the screen before a page has to pass on to it. */
export const passedValuesOf = (page: PageFile): TextPlaceholder[] =>
  textsOf(page)
    .flatMap(textValuesIn)
    .filter(({ from }) => !isInside(from, '/query'));

/** Returns the pages that the outcomes of a screen lead to, or the screens that lead to a page, as far as values go. */
export function screensSharingValues(product: ProductSource, source: ScreenSource): ScreenSource[] {
  const { screen } = source;
  if (screen.kind === 'page') {
    const hasValues = textsOf(screen).some((text) => textValuesIn(text).length > 0);
    return hasValues ? entrancesOf(product, source).map((entrance) => entrance.source) : [];
  }
  const outcomes = namedOutcomes(screen.submit?.outcomes);
  const routes = [...outcomes.map(({ outcome }) => pathOf(outcome.go)), ...routesOfExits(source)];
  return product.screens.filter(
    (other) => other.screen.kind === 'page' && routes.includes(other.screen.route),
  );
}

const routesOfExits = (source: ScreenSource): string[] =>
  normalizeSteps(source).flatMap(({ exits = [] }) => exits.map(({ leave }) => pathOf(leave)));

/** Returns the texts of a page, and the addresses of its links. */
const textsOf = ({ title, heading, body = [], actions = [] }: PageFile): string[] =>
  [title, heading, ...body, ...actions.flatMap((action) => Object.values(action))]
    .flat()
    .flatMap((run) => (typeof run === 'object' ? run.href : typeof run === 'string' ? run : []));

const pathOf = (address = ''): string => address.replace(/[?#].*$/, '');
