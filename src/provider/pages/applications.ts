import { html } from 'hono/html';
import { isDrawn } from '../../core/text/drawn.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { StoredSubmission } from '../store/submissions.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';

/** Renders the applications that the product has stored, newest first. */
export function applicationsPage(product: ShownProduct, submissions: StoredSubmission[]): Markup {
  const content =
    submissions.length === 0
      ? html`<p class="empty">No application yet. Those that are submitted in the <a href="${product.basePath}/">product</a>
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

function article({ call, reference, time, body, hashed }: StoredSubmission): Markup {
  const rows = Object.entries(body).map(([name, value]) => row(name, shown(value)));
  const secrets = hashed.map((pointer) =>
    row(pointer.slice(1), html`<span class="muted">stored as a salted hash, not shown</span>`),
  );
  return html`<article>
    <h2>${moment(time)}</h2>
    <p class="muted">Call: ${call}${reference && html`<br>Reference: ${reference}`}</p>
    <dl class="answers">${rows}${secrets}</dl>
  </article>`;
}

const row = (name: string, value: Markup) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function shown(value: unknown): Markup {
  if (isPicture(value)) return picture(value);
  if (value === '') return html`<span class="muted">empty text</span>`;
  if (typeof value === 'string') return html`<span class="text">${value}</span>`;
  const pictures: string[] = [];
  const withoutPictures = (_: string, inner: unknown) => {
    if (!isPicture(inner)) return inner;
    pictures.push(inner);
    return `drawn signature ${pictures.length}, below`;
  };
  const text = JSON.stringify(value, withoutPictures, isList(value) ? 0 : 2);
  return html`<code>${text}</code>${pictures.map((one, index) => picture(one, ` ${index + 1}`))}`;
}

const isPicture = (value: unknown): value is string =>
  isDrawn(value) && formatEntry('signature')?.pattern?.test(value) === true;

const picture = (address: string, number = '') =>
  html`<img class="signature" src="${address}" alt="Drawn signature${number}">`;

/** A list of plain values, which is read best in one line. */
const isList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
