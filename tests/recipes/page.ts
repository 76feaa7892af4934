import { readFileSync } from 'node:fs';
import { readPage } from '../../src/manual/manual.ts';
import { changesIn, type Recipe } from '../../src/manual/recipes.ts';

/** The recipes of a section of a Markdown page: each third-level heading begins one. */
export function recipesIn(file: string, section: string): Recipe[] {
  const [, rest] = readFileSync(file, 'utf8').split(`\n## ${section}\n`);
  if (rest === undefined) throw new Error(`${file} has no section "${section}".`);
  const [text = ''] = rest.split(/\n## /);
  const [, ...parts] = text.split(/\n### /);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, changes: changesIn(lines.join('\n'), `${file}, "${title}"`) };
  });
}

/** The changes that a page of the manual asks for, from its start to its end. */
export const lessonOf = (file: string): Recipe => ({
  title: file,
  changes: changesIn(readPage(file).text, file),
});
