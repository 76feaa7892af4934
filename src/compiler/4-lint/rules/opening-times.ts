import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { isFullyParsed, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { readZonedTime } from '../../model/zoned-time.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A form opens and closes at times that exist. It has a page for the time before and after, and a message for answers that come late.',
  checkProduct: (product) => product.screens.flatMap((source) => findings(product, source)),
};

function findings(product: ProductSource, source: ScreenSource): Finding[] {
  const { screen, path: file, folder } = source;
  if (screen.kind === 'page') return [];
  const { opens, closes } = screen;
  const times = Object.entries({ opens: opens?.at, closes: closes?.at }).flatMap(([key, time]) => {
    const message = time && problemOf(time);
    return message ? [{ file, pointer: `/${key}/at`, message }] : [];
  });
  const order = times.length === 0 ? orderFindings(file, opens?.at, closes?.at) : [];
  const pages = Object.entries({ '/opens/before': opens?.before, '/closes/after': closes?.after });
  const lateAnswers = closes && isFullyParsed(product, folder) && !namesLateAnswers(source);
  return [
    ...times,
    ...order,
    ...pages.flatMap(([pointer, route]) => pageFindings(product, file, pointer, route)),
    ...(lateAnswers ? [{ file, pointer: '/submit/outcomes', message: late }] : []),
  ];
}

const late =
  'Visitors who send the form after it has closed read the text of any failure. Add an outcome "410" that says that it is closed.';

/** Returns what is wrong with a time, if anything. */
function problemOf(time: string): string | undefined {
  const read = readZonedTime(time);
  if (!read) {
    return `There is no time "${time}". Write a day, a time and an IANA time zone, such as "2026-12-01T09:00[Europe/Lisbon]".`;
  }
  const { moments, zone } = read;
  if (moments.length === 1) return undefined;
  const change =
    moments.length === 0
      ? 'set forward, so that this time never comes'
      : 'set back, so that this time comes twice';
  return `The clocks of ${zone} are ${change}. Write another time.`;
}

function orderFindings(file: string, opens = '', closes = ''): Finding[] {
  const [first = 0, last = 0] = [opens, closes].map((time) => readZonedTime(time)?.moments[0]);
  if (opens === '' || closes === '' || first < last) return [];
  const message = `The form is never open: it closes on ${closes}, before it opens on ${opens}.`;
  return [{ file, pointer: '/closes/at', message }];
}

function pageFindings(
  { screens }: ProductSource,
  file: string,
  pointer: string,
  route: string | undefined,
): Finding[] {
  // A screen whose route can't be read has none, too.
  const kind = route && screens.find(({ screen }) => screen.route === route)?.screen.kind;
  if (!kind || kind === 'page') return [];
  const message = `A page is shown in place of the form, and "${route}" is a ${kind}. Name a page.`;
  return [{ file, pointer, message }];
}

const namesLateAnswers = ({ screen }: ScreenSource): boolean =>
  screen.kind !== 'page' &&
  namedOutcomes(screen.submit?.outcomes).some(({ name }) => name === '410' || name === '4XX');
