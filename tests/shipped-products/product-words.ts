import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { defaultTexts } from '../../src/definition/texts.ts';

/** Shorter words are too likely to mean something else in code. */
const shortest = 5;

/** Keys whose values are words of the vocabulary, or patterns, and not of the product. */
const vocabulary = [
  '$schema',
  '$ref',
  'type',
  'format',
  'pattern',
  'kind',
  'method',
  'do',
  'icon',
  'sort',
  'width',
  'check',
  'unanswered',
  'autocomplete',
  'delay',
  'timeout',
  'language',
  'file',
  'darkFile',
  'favicon',
  'ui:widget',
  'ui:autocomplete',
];

/** Keys below which a product names things of its own, and keys whose value is such a name. */
const namesBelow = ['properties', 'calls', 'names', 'data'];
const nameAt = ['key', 'entry', 'storeCode', 'defaultCountryFrom', 'cookie', 'header'];

/** Examples and frozen drafts hold made-up answers, translations repeat texts; a hidden folder holds the editor's schemas. */
const skipped = /[\\/](drafts[\\/]\d+|examples)\.json$|(^|[\\/])(\.|languages[\\/])/;

/** The first part of a pointer says where it leads, in the words of the vocabulary. */
const roots = /^\/(answers|loaded|query|page|item|body|params|data|invitation|found)(?=\/|$)/;

/**
 * Every word by which a product could be known in code, with the file it stands in: the names of its folders, fields,
 * calls and stored items, its routes and paths part by part, and its sentences. A label or a name that is one everyday
 * word says nothing; it counts only where it stands in an address.
 */
export function productWords(folder: string): Map<string, string> {
  const words = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json') && !skipped.test(name))) {
    const add = (word: string) => {
      if (word.length >= shortest && !words.has(word)) words.set(word, file);
    };
    file.split(/[\\/]/).slice(0, -1).forEach(add);
    collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), '', add);
  }
  if (dirname(folder) === resolve('tests/products')) words.set(basename(folder), folder);
  return words;
}

function collect(value: unknown, key: string, add: (word: string) => void): void {
  if (typeof value === 'string') {
    if (vocabulary.includes(key) && !isSentence(value)) return;
    if (nameAt.includes(key) || isCompound(value) || isSentence(value)) add(value);
    if (/^\/?[\w-]+\/|^\//.test(value))
      value
        .replace(roots, '')
        .split(/[^\w-]+/)
        .forEach(add);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) {
      if (namesBelow.includes(key) && isCompound(name)) add(name);
      collect(entry, Array.isArray(value) ? key : name, add);
    }
  }
}

/** "login_name", "fullName", "hollow-lane". */
const isCompound = (word: string) => /^[A-Za-z][a-z]*([_-][A-Za-z]|[A-Z]+[a-z])[\w-]*$/.test(word);

/** At least three words, and nothing that the engine says by itself. */
const isSentence = (text: string) =>
  text.trim().split(/\s+/).length > 2 && !Object.values<string>(defaultTexts).includes(text);
