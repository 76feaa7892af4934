import { cataloguePages } from './catalogue-pages.ts';
import { commandPage } from './command-page.ts';
import { filePages } from './file-pages.ts';
import { linkTo, type Page, pageText } from './markdown.ts';
import { widgetListPage, widgetPages } from './widget-pages.ts';

/** Returns every page of the reference, by its path in the folder of the reference. */
export function referencePages(): ReadonlyMap<string, string> {
  const files = filePages();
  const others = {
    'widgets.md': widgetListPage(),
    ...cataloguePages(),
    'commands.md': commandPage(),
  };
  const list = (pages: Record<string, Page>) =>
    Object.entries(pages)
      .map(([path, { title, intro }]) => `- ${linkTo(path, title)}: ${intro}`)
      .join('\n');
  const index: Page = {
    title: 'Reference',
    words: 'index, overview, contents, list of all',
    intro:
      'Every key, widget, rule, finding and command. `npm run forms:manual` writes these pages from the engine’s catalogues: changes by hand are overwritten.',
    sections: [
      { name: 'Files', text: list(files) },
      { name: 'Everything else', text: list(others) },
    ],
  };
  const pages = { 'README.md': index, ...files, ...widgetPages(), ...others };
  return new Map(Object.entries(pages).map(([path, page]) => [path, pageText(path, page)]));
}
