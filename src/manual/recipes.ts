import { readChapters, readPage } from './manual.ts';

/** A recipe as a page tells it: what to change in the definitions. */
export interface Recipe {
  title: string;
  changes: Change[];
}

/** A recipe of the manual. */
export interface ManualRecipe extends Recipe {
  /** Page of the manual, and the name of the section in addresses. */
  file: string;
  anchor: string;
  result?: Result | undefined;
}

/** The state of a screen that shows the result of a recipe. */
export interface Result {
  /** Path of the state in the gallery. */
  state: string;
  /** Pointers of the questions that are shown; none where the whole screen is. */
  only: string[];
}

/** A change of one file, named from the project's folder; `text` is what a reader pastes. */
export type Change =
  | { do: 'put'; file: string; pointer: string; text: string }
  | { do: 'write'; file: string; text: string }
  | { do: 'take out'; file: string; pointer: string }
  | { do: 'freeze' };

/** Returns the recipes of the pages in the manual that tell how to do something: sections with something to do. */
export function recipesOfManual(): ManualRecipe[] {
  const { files = [] } = readChapters().find(({ title }) => title === 'How to') ?? {};
  return files.flatMap(recipesOnPage);
}

/**
 * Returns the recipes of a page of the manual.
 *
 * @throws where a block of code stands below no line that says where it goes
 */
export const recipesOnPage = (file: string): ManualRecipe[] =>
  readPage(file)
    .sections.map(({ heading, anchor, text }) => ({
      title: heading,
      file,
      anchor,
      changes: changesIn(text, `${file}, "${heading}"`),
      result: resultIn(text),
    }))
    .filter(({ changes }) => changes.length > 0);

/** Reads the comment of a section that names the result of its recipe: "<!-- result: signup/payment/empty /pay_by -->". */
export function resultIn(text: string): Result | undefined {
  const [, names] = /^<!-- result: (.+) -->$/m.exec(text) ?? [];
  if (names === undefined) return undefined;
  const [state = '', ...only] = names.split(' ');
  return { state, only };
}

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

/**
 * Returns the changes that a text asks for, in their order.
 *
 * @param where names the text in messages
 * @throws where a block of code stands below no line that says where it goes
 */
export function changesIn(text: string, where: string): Change[] {
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
