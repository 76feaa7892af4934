import { index as indexJson } from 'virtual:manual-index';
import MiniSearch from 'minisearch';
import { addressOf } from '../address.ts';
import { type Entry, indexOptions } from '../search-index.ts';

const maxResults = 10;

/**
 * Shows the sections that a typed text finds, below the field. "/" leads to the field, the arrow keys to the next and the
 * previous section. Escape empties the field.
 */
export function startSearch(): void {
  const search = document.querySelector('search');
  const input = search?.querySelector('input');
  const list = search?.querySelector('ol');
  const status = search?.querySelector('p');
  if (!search || !input || !list || !status) return;
  const base = input.dataset.base ?? '/';
  const index = MiniSearch.loadJSON<Entry>(indexJson, indexOptions);

  const show = () => {
    const text = input.value.trim();
    const found = text ? index.search(text).slice(0, maxResults) : [];
    list.replaceChildren(
      ...found.map(({ id, heading, page }) => {
        const link = document.createElement('a');
        link.href = addressOf(id, base);
        link.textContent = heading;
        const item = document.createElement('li');
        item.append(link, heading === page ? '' : ` ${page}`);
        return item;
      }),
    );
    list.hidden = found.length === 0;
    status.textContent =
      text && found.length === 0 ? `Nothing found for “${text}”. Try another word.` : '';
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click();
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      input.focus();
      show();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops: (Element | null)[] = [input, ...list.querySelectorAll('a')];
    const stop = stops[stops.indexOf(document.activeElement) + by];
    if (stop instanceof HTMLElement) stop.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
  for (const kind of ['click', 'focusin']) {
    document.addEventListener(kind, ({ target }) => {
      if (target instanceof Node && !search.contains(target)) list.hidden = true;
    });
  }
  input.addEventListener('focus', () => {
    if (list.hidden) show();
  });
  // What was typed before this script was there.
  if (document.activeElement === input) show();
}
