import { html } from 'hono/html';
import { isDrawn } from '../../core/text/drawn.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { Markup } from './layout.ts';

/** Renders a value of which nothing is known, as it is stored. */
export function rawValue(value: unknown): Markup {
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

/** Returns whether a value is the picture of a signature, and nothing else that calls itself one. */
export const isPicture = (value: unknown): value is string =>
  isDrawn(value) && formatEntry('signature')?.pattern?.test(value) === true;

export const picture = (address: string, number = ''): Markup =>
  html`<img class="signature" src="${address}" alt="Drawn signature${number}">`;

/** A list of plain values, which is read best in one line. */
const isList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
