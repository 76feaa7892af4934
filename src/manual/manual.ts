import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slug } from 'github-slugger';

/** The folder of the product for which the recipes are written. */
export const shippedForms = fileURLToPath(new URL('../../forms', import.meta.url));

/** The folder of the manual. Every product has the same one. */
export const manualFolder = join(shippedForms, 'manual');

/** The file that lists the pages people write. */
export const contentsFile = 'README.md';

/** A page of the manual. */
export interface ManualPage {
  /** File, from the folder of the manual. */
  file: string;
  title: string;
  /** Words that readers search for, and the page does not use. */
  searchWords: string;
  /** Markdown, with the title. */
  text: string;
  sections: ManualSection[];
}

/** What stands below a heading of the second level. */
interface ManualSection {
  heading: string;
  /** Name of the heading in addresses. */
  anchor: string;
  searchWords: string;
  text: string;
}

/** A part of the list of contents. */
export interface Chapter {
  title: string;
  /** All files, in their order. */
  files: string[];
  /** The same files by the headings below that of the chapter; a group has no title where there are none. */
  groups: { title: string; files: string[] }[];
}

/** Reads the list of contents, with that of the reference. */
export function readChapters(): Chapter[] {
  return readPage(contentsFile).sections.map(({ heading, text }) => {
    const groups = text
      .split(/^(?=### )/m)
      .map((part) => ({ title: /^### (.*)/.exec(part)?.[1] ?? '', files: filesIn(part) }))
      .filter(({ files }) => files.length > 0);
    const further = filesIn(text)
      .filter((file) => file.endsWith(contentsFile))
      .flatMap((file) => readPage(file).sections.map((part) => groupOf(part, file)));
    const all = [...groups, ...further];
    return { title: heading, files: all.flatMap(({ files }) => files), groups: all };
  });
}

/** Returns a group of pages that are listed below a heading of another list of contents. */
const groupOf = ({ heading, text }: ManualSection, file: string) => ({
  title: heading,
  files: filesIn(text).map((listed) => posix.join(posix.dirname(file), listed)),
});

const filesIn = (list: string) =>
  [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file = '']) => file);

/** Lists the files of all pages, from the folder of the manual. */
export const manualFiles = (): string[] =>
  readdirSync(manualFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Reads the pages that are searched: all but the lists of pages. */
export const searchedPages = (): ManualPage[] =>
  manualFiles()
    .filter((file) => !file.endsWith(contentsFile))
    .map((file) => readPage(file));

/**
 * Reads a page.
 *
 * @throws when the file is not there, or begins without a title
 */
export function readPage(file: string): ManualPage {
  const text = readFileSync(join(manualFolder, file), 'utf8');
  const title = /^# (.+)\n/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file} does not begin with a title.`);
  return {
    file,
    title,
    searchWords: searchWordsIn(text.split(/^## /m)[0] ?? ''),
    text,
    sections: sectionsOf(text),
  };
}

/** The words of a comment such as "<!-- search: compulsory, mandatory -->". */
const searchWordsIn = (text: string) => /^<!-- search: (.*) -->$/m.exec(text)?.[1] ?? '';

function sectionsOf(text: string): ManualSection[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const text = lines.join('\n');
    return { heading, anchor: slug(heading), searchWords: searchWordsIn(text), text };
  });
}
