import { html } from 'hono/html';
import type { StoredSubmission } from '../store/submissions.ts';
import { layout, type Markup, moment } from './layout.ts';

/** Renders the applications that the product has stored, newest first. */
export function applicationsPage(product: string, submissions: StoredSubmission[]): Markup {
  const content =
    submissions.length === 0
      ? html`<p class="empty">No application yet. Those that are submitted in the <a href="/">product</a>
          appear here.</p>`
      : html`<p class="hint">Reload this page to see new applications.</p>
          <ol class="entries">${submissions.map((one) => html`<li>${article(one)}</li>`)}</ol>`;
  return layout({
    product,
    title: 'Applications',
    path: '/sandbox/applications',
    json: '/sandbox/applications.json',
    content,
  });
}

function article({ call, time, body, hashed }: StoredSubmission): Markup {
  const rows = Object.entries(body).map(([name, value]) => row(name, shown(value)));
  const secrets = hashed.map((pointer) =>
    row(pointer.slice(1), html`<span class="muted">stored as a salted hash, not shown</span>`),
  );
  return html`<article>
    <h2>${moment(time)}</h2>
    <p class="muted">Call: ${call}</p>
    <dl class="answers">${rows}${secrets}</dl>
  </article>`;
}

const row = (name: string, value: Markup) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function shown(value: unknown): Markup {
  if (value === '') return html`<span class="muted">empty text</span>`;
  if (typeof value === 'string') return html`<span class="text">${value}</span>`;
  return html`<code>${JSON.stringify(value, null, isList(value) ? 0 : 2)}</code>`;
}

/** A list of plain values, which is read best in one line. */
const isList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
