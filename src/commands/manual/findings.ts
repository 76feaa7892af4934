import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rules } from '../../compiler/index.ts';
import { isObject } from '../../core/is-object.ts';
import { type Entry, linkTo } from './markdown.ts';

/** A mistake in a test of the checker, with what the checker says about it. */
interface Mistake {
  name: string;
  /** What is changed in this file of a product without mistakes. */
  change: unknown;
  /** Path of the file in the folder of the product. */
  file: string;
  isWarning: boolean;
  message: string;
}

/** The rules that can concern any key. */
const ofAnyKey = new Set([
  'idle-key',
  'json-duplicate-key',
  'json-syntax',
  'missing-key',
  'unknown-key',
  'unknown-option',
  'unknown-widget',
  'wrong-value',
]);

const folder = new URL('../../../tests/compiler/4-lint/rules/', import.meta.url);

function mistakesOf(rule: string): Mistake[] {
  const text = readFileSync(new URL(`${rule}/invalid.json`, folder), 'utf8');
  return Object.entries<{ change: Record<string, unknown>; found: string[] }>(
    JSON.parse(text),
  ).flatMap(([name, { change, found }]) => {
    const own = found.find((line) => !/ \[[\w-]+\]$/.test(line)) ?? '';
    const parts = /^forms\/(.+?):\d+:\d+: (warning: )?(.*)$/s.exec(own);
    if (!parts) return [];
    const [, file = '', warning, message = ''] = parts;
    return { name, change: change[file], file, isWarning: warning !== undefined, message };
  });
}

/** The mistakes that each rule finds in its tests, by the id of the rule. */
const mistakes = new Map(
  readdirSync(folder)
    .sort()
    .map((rule) => [rule, mistakesOf(rule)] as const),
);

/** Returns links to the findings that a key in a kind of file can have, as far as the tests show it. */
export const findingsOn = (file: RegExp, path: readonly string[]): string | false => {
  const isAbout = (mistake: Mistake) => {
    const isNamed = mistake.message.replace(/\{.*?\}/g, '').includes(`"${path.at(-1)}"`);
    const isAlone = onlyChangeIn(mistake.change) === path.at(-1);
    return (isNamed || isAlone) && file.test(mistake.file) && hasKey(mistake.change, path);
  };
  const ids = [...mistakes].flatMap(([id, found]) =>
    !ofAnyKey.has(id) && found.some(isAbout) ? [id] : [],
  );
  return ids.length > 0 && `Findings: ${ids.map(toFinding).join(', ')}`;
};

/** Returns the innermost key that holds all of a change. */
function onlyChangeIn(value: unknown, name = ''): string {
  const entries = isObject(value) ? Object.entries(value) : [];
  const [[key, inner] = ['', undefined], ...others] = entries;
  return entries.length === 0 || others.length > 0 ? name : onlyChangeIn(inner, key);
}

/** Returns whether a value has a key below others, in their order, whatever is between them. */
const hasKey = (value: unknown, [first, ...others]: readonly string[]): boolean =>
  first === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) =>
      hasKey(inner, key === first ? others : [first, ...others]),
    ));

/** Links to a finding. */
export const toFinding = (id: string): string => linkTo(`findings.md#${id}`, id);

/** Describes each finding of the checker, with examples of what it says. */
export const findingEntries = (): Entry[] =>
  rules.map(({ id, description }) => {
    const found = mistakes.get(id) ?? [];
    const hasBoth = new Set(found.map(({ isWarning }) => isWarning)).size > 1;
    const severity = found.some(({ isWarning }) => isWarning) ? 'warning' : 'error';
    const unlike = new Map(
      found.map((one) => [one.message.replace(/"[^"]*"|\d+/g, ''), one] as const).reverse(),
    );
    return {
      name: id,
      text: description,
      facts: [
        `Severity: ${hasBoth ? 'error or warning' : severity}`,
        ...[...unlike.values()]
          .reverse()
          .slice(0, 3)
          .map(
            ({ name, file, message }) =>
              `${name}, in \`${basename(file)}\`: “${message.replaceAll('](', ']\\(')}”`,
          ),
      ],
    };
  });
