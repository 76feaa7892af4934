import { readFileSync } from 'node:fs';
import { readChapters, readPage } from '../../src/manual/manual.ts';

/** A recipe as a page tells it: what to change in the definitions. */
export interface Recipe {
  title: string;
  changes: Change[];
}

/** A change of one file, named from the project's folder; `text` is what a reader pastes. */
export type Change =
  | { do: 'put'; file: string; pointer: string; text: string }
  | { do: 'write'; file: string; text: string }
  | { do: 'take out'; file: string; pointer: string }
  | { do: 'freeze' };

/**
 * The recipes of a section of a Markdown page: each third-level heading begins one.
 *
 * @throws where a block of code stands below no line that says where it goes
 */
export function recipesIn(file: string, section: string): Recipe[] {
  const [, rest] = readFileSync(file, 'utf8').split(`\n## ${section}\n`);
  if (rest === undefined) throw new Error(`${file} has no section "${section}".`);
  const [text = ''] = rest.split(/\n## /);
  return recipesOf(text.split(/\n### /).slice(1), file);
}

/** The recipes of the pages in the manual that tell how to do something: sections with something to do. */
export function recipesOfManual(): Recipe[] {
  const { files = [] } = readChapters().find(({ title }) => title === 'How to') ?? {};
  return files.flatMap((file) => {
    const sections = readPage(file).sections.map(({ heading, text }) => `${heading}\n${text}`);
    return recipesOf(sections, file).filter(({ changes }) => changes.length > 0);
  });
}

/** The changes that a page of the manual asks for, from its start to its end. */
export const lessonOf = (file: string): Recipe => ({
  title: file,
  changes: changesIn(readPage(file).text, file),
});

const recipesOf = (parts: string[], file: string): Recipe[] =>
  parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, changes: changesIn(lines.join('\n'), `${file}, "${title}"`) };
  });

const place = '`(forms/[^`]+)`(?: at `(/[^`]*)`)?';
const instructions = new RegExp(
  [
    // In `file` at `/place`, put: ... New file `file`: ... each with a block of code below it.
    `^(In ${place}, put|New file \`(forms/[^\`]+)\`):\n\n\`\`\`\\w+\n([^]*?)\n\`\`\`$`,
    // From `file`, take out `/place`.
    '^From `(forms/[^`]+)`, take out `(/[^`]*)`\\.$',
    '^Run `npm run (forms:freeze)`\\.$',
  ].join('|'),
  'gm',
);

function changesIn(text: string, where: string): Change[] {
  const changes = [...text.matchAll(instructions)].map(
    ([, , file, pointer = '', fresh, code = '', from, outOf = '', command]): Change => {
      if (command) return { do: 'freeze' };
      if (fresh) return { do: 'write', file: fresh, text: code };
      if (from) return { do: 'take out', file: from, pointer: outOf };
      return { do: 'put', file: file ?? '', pointer, text: code };
    },
  );
  const blocks = text.match(/^```(?!sh|text)\w/gm)?.length ?? 0;
  const pasted = changes.filter((change) => 'text' in change).length;
  if (blocks !== pasted) throw new Error(`${where}: a block of code does not say where it goes.`);
  return changes;
}
