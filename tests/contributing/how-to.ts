import { readFileSync } from 'node:fs';

/** A how-to of CONTRIBUTING.md. */
export interface HowTo {
  title: string;
  edits: Edit[];
  /** Names of scripts in package.json that bring generated files up to date. */
  scripts: string[];
  /** Test files, from the project's folder. */
  tests: string[];
  /** A part of the names of the tests that prove it. */
  testName: string;
}

/** An edit of one file: a new file, or code above, below or in place of a line. */
type Edit =
  | { do: 'create'; file: string; code: string }
  | { do: 'above' | 'below' | 'replace'; file: string; line: string; code: string };

const block = ':\n\n```\\w+\n([^]*?)\n```$';
const instruction = new RegExp(
  [
    `New file \`([^\`]+)\`${block}`,
    `In \`([^\`]+)\`, (above|below|replace) \`\`? ?(.+?) ?\`\`?(?:, put| with)${block}`,
    'Run `npm run ([\\w:]+)`',
    'Run `npm test -- ([^`]+) -t "([^"`]+)"`',
  ].join('|'),
  'gm',
);

/**
 * Reads the how-tos of a Markdown page: each third-level heading below "How to" begins one.
 *
 * @throws where a block of code belongs to no instruction, or where a how-to ends with no test
 */
export function readHowTos(page: string): HowTo[] {
  const [, section = ''] = readFileSync(page, 'utf8').split('\n## How to ...\n');
  const [text = ''] = section.split(/\n## /);
  return text
    .split(/\n### /)
    .slice(1)
    .map(readHowTo);
}

function readHowTo(text: string): HowTo {
  const [title = ''] = text.split('\n');
  const howTo: HowTo = { title, edits: [], scripts: [], tests: [], testName: '' };
  // Steps of a numbered list are indented.
  for (const match of text.replace(/^ {3}/gm, '').matchAll(instruction)) {
    const [, created, newCode = '', edited, how, line = '', code = '', script, files, name] = match;
    if (created) howTo.edits.push({ do: 'create', file: created, code: newCode });
    if (edited) {
      const action = how as 'above' | 'below' | 'replace';
      howTo.edits.push({ do: action, file: edited, line, code });
    }
    if (script) howTo.scripts.push(script);
    if (files && name) Object.assign(howTo, { tests: files.split(' '), testName: name });
  }
  const blocks = text.match(/^ *```\w/gm)?.length ?? 0;
  if (blocks !== howTo.edits.length) {
    throw new Error(`"${title}": a block of code belongs to no instruction.`);
  }
  if (howTo.testName === '')
    throw new Error(`"${title}" does not end with "Run \`npm test -- ...\`".`);
  return howTo;
}
