import type { Options } from 'minisearch';
import MiniSearch from 'minisearch';
import type { ManualPage } from './manual.ts';

/** A section of a page, or its beginning, as it is searched. */
export interface Entry {
  /** Address from the folder of the manual: the page, and the anchor of the section. */
  id: string;
  heading: string;
  page: string;
  searchWords: string;
  text: string;
}

/** Words of a question that say nothing about its answer. */
const fillers = new Set(
  'a an and are be can do does for from how i in is it my of on or the there to we what when with you'.split(
    ' ',
  ),
);

/** How the index is made and searched, in Node and in the browser. */
export const indexOptions: Options<Entry> = {
  fields: ['heading', 'page', 'searchWords', 'text'],
  storeFields: ['heading', 'page'],
  processTerm(term) {
    const word = term.toLowerCase();
    return fillers.has(word) ? null : word;
  },
  searchOptions: {
    boost: { heading: 4, page: 2, searchWords: 3 },
    // Most who search want to do something; the reference comes after the recipes.
    boostDocument: (id: string) => (id.startsWith('reference/') ? 0.4 : 1),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/** Returns a text without the comments that say which pictures it has. */
const shown = (text: string) => text.replace(/^<!-- (result|pictures)\b.*-->$/gm, '');

/** Builds the index of pages: an entry for the beginning of each, and one for each of its sections. */
export function buildIndex(pages: ManualPage[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>(indexOptions);
  for (const { file, title, searchWords, text, sections } of pages) {
    const [beginning = ''] = text.split(/^## /m);
    index.add({ id: file, heading: title, page: title, searchWords, text: shown(beginning) });
    index.addAll(
      sections.map((section) => ({
        id: `${file}#${section.anchor}`,
        heading: section.heading,
        page: title,
        searchWords: section.searchWords,
        text: shown(section.text),
      })),
    );
  }
  return index;
}
