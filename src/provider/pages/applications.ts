import { html } from 'hono/html';
import { isDrawn } from '../../core/text/drawn.ts';
import { valuesIn } from '../../core/values-in.ts';
import type {
  PartStart,
  StoredSubmission,
  SubmissionKind,
  SubmissionPart,
} from '../store/list-submissions.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';
import { type FilterQuery, longestText, queryOf } from './submission-filter.ts';

const path = '/sandbox/applications';

/** The most applications that the page counts. */
export const countedApplications = 10_000;

/**
 * Renders the applications that match a filter, newest first.
 *
 * @param page `kinds` are those of all applications, to choose from; `start` is where the part begins; `count` counts those
 *   of the filter up to one more than are counted, and is absent where they are searched for a text
 */
export function applicationsPage(
  product: ShownProduct,
  page: {
    part: SubmissionPart;
    kinds: SubmissionKind[];
    query: FilterQuery;
    start: PartStart;
    count: number | undefined;
  },
): Markup {
  const { part, kinds, query, start } = page;
  const here = `${product.basePath}${path}`;
  const content =
    kinds.length === 0
      ? html`<p class="empty">No application yet. Those that are submitted in the <a href="${product.basePath}/">product</a>
          appear here.</p>`
      : html`${filterForm(here, kinds, query)}
          ${exports(here, query)}
          ${countLine(part, page.count)}
          ${entries(here, part, queryOf({ ...query, ...start }))}
          ${pager(here, part, query)}`;
  return layout({
    product,
    title: 'Applications',
    path,
    json: `${path}.json${queryOf({ ...query })}`,
    content,
  });
}

function filterForm(here: string, kinds: SubmissionKind[], query: FilterQuery): Markup {
  const forms = formsOf(kinds);
  const versions = versionsOf(kinds);
  const option = (value: string, label: Markup | string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`;
  return html`<form class="filter" role="search" action="${here}">
      <label class="wide">Text or reference
        <input type="search" name="text" value="${query.text}" maxlength="${longestText}"></label>
      <label>Form <select name="form">
        ${option('', 'All', query.form)}
        ${forms.map((form) => option(form, form, query.form))}</select></label>
      ${
        versions.length > 0 &&
        html`<label>Version <select name="version">
        ${option('', 'All', query.version)}
        ${versions.map(([version, since]) => option(version, `${version}, since ${day(since)}`, query.version))}</select></label>`
      }
      <label>From <input type="date" name="from" value="${query.from}"></label>
      <label>To <input type="date" name="to" value="${query.to}"></label>
      <p class="actions"><button>Show</button> <a href="${here}">Show all</a></p>
    </form>`;
}

/** Lists the calls, and the screens of those that several screens make. */
function formsOf(kinds: SubmissionKind[]): string[] {
  const calls = [...new Set(kinds.map(({ call }) => call))];
  return calls.flatMap((call) => {
    const screens = new Set(kinds.flatMap((kind) => (kind.call === call && kind.screen) || []));
    return [call, ...(screens.size > 1 ? [...screens].map((screen) => `${call}:${screen}`) : [])];
  });
}

/** Lists the versions with the moment of their first application, newest first. */
function versionsOf(kinds: SubmissionKind[]): [version: string, since: Date][] {
  const since = new Map<string, Date>();
  for (const kind of kinds) {
    if (kind.version === undefined) continue;
    const known = since.get(kind.version);
    if (!known || kind.since < known) since.set(kind.version, kind.since);
  }
  return [...since].sort(([, one], [, other]) => other.getTime() - one.getTime());
}

const day = (date: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(date);

function exports(here: string, query: FilterQuery): Markup {
  const address = (end: string) => `${here}${end}${queryOf({ ...query })}`;
  const excel = `${here}.csv${queryOf({ ...query, bom: '1' })}`;
  return html`<p class="hint">Download these applications:
      <a href="${address('.csv')}">CSV</a>, <a href="${excel}">CSV for Excel</a>,
      <a href="${address('.ndjson')}">JSON lines</a></p>`;
}

/** Says how many applications match, where that is known. */
function countLine({ submissions, newer, older }: SubmissionPart, count: number | undefined) {
  const known = count ?? (newer || older ? undefined : submissions.length);
  if (!known) return '';
  const text =
    known > countedApplications
      ? `More than ${countedApplications.toLocaleString('en')} applications`
      : `${known.toLocaleString('en')} ${known === 1 ? 'application' : 'applications'}`;
  return html`<p class="muted">${text}</p>`;
}

/** @param list the query of the list, to which an application leads back */
function entries(here: string, part: SubmissionPart, list: string): Markup {
  const { submissions, newer, older } = part;
  if (submissions.length > 0) {
    return html`<ol class="entries">${submissions.map((one) => html`<li>${entry(here, one, list)}</li>`)}</ol>`;
  }
  return !newer && !older
    ? html`<p class="empty">No application matches.</p>`
    : html`<p class="empty">None of the applications that were searched for this page matches. The other pages search on.</p>`;
}

function entry(here: string, submission: StoredSubmission, list: string): Markup {
  const { id, time, body } = submission;
  return html`<article>
    <h2><a href="${here}/${id}${list}">${moment(time)}</a></h2>
    <p class="muted">${about(submission)}</p>
    <p class="text">${summary(body)}</p>
  </article>`;
}

/** Names the call, the reference and the version of an application. */
export const about = ({ call, screen, reference, version }: StoredSubmission): string =>
  [
    `Form: ${screen ?? call}`,
    reference && `Reference: ${reference}`,
    version && `Version: ${version}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The values of an application by which readers recognize it: the first ones, shortened. */
function summary(body: object): Markup {
  const values = valuesIn(body)
    .map(({ value }) => value)
    .filter((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    .filter((value) => !isDrawn(value))
    .slice(0, 5)
    .map((value) => shortened(String(value)));
  return values.length > 0
    ? html`${values.join(' · ')}`
    : html`<span class="muted">no answers</span>`;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function pager(here: string, { newer, older }: SubmissionPart, query: FilterQuery): Markup {
  const link = (start: PartStart | undefined, label: string) =>
    start && html`<a href="${here}${queryOf({ ...query, ...start })}">${label}</a>`;
  return html`<p class="pager">${link(newer, 'Newer')} ${link(older, 'Older')}</p>`;
}
