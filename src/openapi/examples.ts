import {
  compileSchema,
  evaluateMapping,
  expectedBody,
  journeySourcesOf,
  memoizeByObject,
  type ProductSource,
  versionOf,
} from '../compiler/index.ts';
import { hasErrors } from '../core/mapping/has-errors.ts';
import type { CallReply } from '../definition/files/journey.ts';

/** Examples of a body, by the names of the journeys that they come from. */
export type Examples = Record<string, { value: unknown }>;

export interface CallExamples {
  /** Bodies of requests. */
  sent: Examples;
  /** Bodies of responses, by status. */
  played: Record<string, Examples>;
}

/** The page that the examples are sent from. */
const page = { origin: 'http://localhost:4173', now: '2027-04-12T08:30:00.000Z' };

/** Returns the bodies of a call in the journeys of a product, each different one once. */
export function examplesOf(product: ProductSource, call: string): CallExamples {
  const sent: Examples = {};
  const played: Record<string, Examples> = {};
  const addReply = (name: string, reply: CallReply | undefined) => {
    const { status = 200, body, ending } = reply ?? {};
    if (ending !== undefined || body === undefined || !isReadable(product, call, body)) return;
    played[status] ??= {};
    addTo(played[status], name, body);
  };
  for (const { source, journey } of journeySourcesOf(product)) {
    const { screen } = source;
    if (screen.kind === 'page') continue;
    const { name } = journey;
    if (screen.submit?.call === call) {
      if (journey.sent !== undefined)
        addTo(sent, name, expectedBody(journey.sent, { ...page, product }));
      addReply(name, journey.played);
    }
    if (screen.load?.call === call) {
      const { send } = screen.load;
      if (send !== undefined && journey.load)
        addTo(
          sent,
          name,
          evaluateMapping(send, sourcesOf(product, source.screen.route, journey.query)),
        );
      addReply(name, journey.load);
    }
    addReply(name, journey.calls?.[call]);
  }
  return { sent, played };
}

const validatorOf = memoizeByObject(compileSchema);

/** Returns whether pages can read a body. Some journeys show what happens where they can't. */
function isReadable({ app }: ProductSource, name: string, body: unknown): boolean {
  const { response, errors } = app.calls[name] ?? {};
  const isTaken = response === undefined || validatorOf(response)(body) === true;
  return isTaken || hasErrors({ errors }, body);
}

function addTo(examples: Examples, name: string, value: unknown): void {
  const isKnown = Object.values(examples).some(
    (example) => JSON.stringify(example.value) === JSON.stringify(value),
  );
  if (!isKnown) examples[name] ??= { value };
}

/** Returns the data sources of a screen before its load call. */
const sourcesOf = (product: ProductSource, route: string, query: Record<string, string> = {}) => ({
  query,
  visit: { query },
  page: { url: page.origin + route, opened: page.now, version: versionOf(product) },
  draft: { version: 1 },
  language: product.app.language,
  now: page.now,
});
