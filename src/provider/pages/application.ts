import { html } from 'hono/html';
import { filesIn } from '../../core/files/file-answer.ts';
import type { Texts } from '../../definition/texts.ts';
import { type AnsweredRow, answeredSections } from '../definition/answered-sections.ts';
import type { ShownScreen } from '../definition/shown-screen.ts';
import type { StoredSubmission } from '../store/list-submissions.ts';
import { about } from './applications.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';
import { isPicture, picture, rawValue } from './raw-value.ts';

/**
 * Renders one application with the questions that it answered, in the order of its form. Values that belong to none of them
 * are shown as they are stored.
 *
 * @param options `screen` sent it, as it was then; absent where that is not known. `written` has the texts of the engine, and
 *   the language in which answers are written. `list` is the query of the list that led here
 */
export function applicationPage(
  product: ShownProduct,
  submission: StoredSubmission,
  options: {
    screen: ShownScreen | undefined;
    written: { texts: Texts; language: string };
    list: string;
  },
): Markup {
  const { screen, written, list } = options;
  const { time, body, hashed } = submission;
  const { sections, rest } = screen
    ? answeredSections(screen, submission, written)
    : { sections: [], rest: body };
  const other = [
    ...Object.entries(rest).map(([name, value]) => row(name, rawValue(value))),
    ...(screen ? [] : hashed.map((pointer) => row(pointer.slice(1), notShown))),
  ];
  const content = html`<p class="muted">${moment(time)}<br>${about(submission)}</p>
    ${sections.map(
      ({ title, blocks }) => html`<article>
        ${title !== undefined && html`<h2>${title}</h2>`}
        ${blocks.map(
          ({ heading, rows }) => html`${heading !== undefined && html`<h3>${heading}</h3>`}
            <dl class="answers">${rows.map((one) => row(one.label, answer(one, product)))}</dl>`,
        )}
      </article>`,
    )}
    ${
      other.length > 0 &&
      html`<article>
        ${sections.length > 0 && html`<h2>Other values</h2>`}
        <dl class="answers">${other}</dl>
      </article>`
    }
    <p class="pager"><a href="${product.basePath}/sandbox/applications${list}">${list ? 'Back to the list' : 'All applications'}</a></p>`;
  return layout({
    product,
    title: screen?.title ?? 'Application',
    path: '/sandbox/applications',
    content,
  });
}

const notShown = html`<span class="muted">stored as a salted hash, not shown</span>`;

const row = (name: string, value: Markup) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function answer({ value, text }: AnsweredRow, { basePath }: ShownProduct): Markup {
  if (value === undefined) return notShown;
  if (isPicture(value)) return picture(value);
  const files = filesIn(value);
  if (files.length > 0) {
    const names = text.split('\n');
    return html`${files.map(
      ({ id, name }, index) =>
        html`<span class="text">${fileLink(id, names[index] ?? name)}</span>`,
    )}`;
  }
  return typeof value === 'object' && !Array.isArray(value)
    ? rawValue(value)
    : html`<span class="text">${text}</span>`;

  function fileLink(id: unknown, label: string): Markup {
    const isStored = typeof id === 'string' && /^[\w-]{43}$/.test(id);
    return isStored
      ? html`<a href="${basePath}/sandbox/files/${id}" download>${label}</a>`
      : html`${label}`;
  }
}
