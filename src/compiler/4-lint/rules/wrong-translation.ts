import { placeholdersIn } from '../../3-analyze/texts/texts-at.ts';
import { linksIn } from '../../3-analyze/translations/markup.ts';
import {
  languageFilesOf,
  type TranslationEntry,
} from '../../3-analyze/translations/translations.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { splitPlurals, textValuesIn } from '../../model/text-values.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A translation has the values and the links of its source.',
  checkProduct: (product) =>
    languageFilesOf(product).flatMap(({ path, entries }) =>
      entries.flatMap((entry): Finding[] => {
        if (!entry.unit || entry.isStale || entry.text.trim() === '') return [];
        return problemsOf(entry, entry.unit.source).map((message) => ({
          file: path,
          pointer: `${entry.at}/text`,
          message,
        }));
      }),
    ),
};

function problemsOf({ text }: TranslationEntry, source: string): string[] {
  const [inText, inSource] = [text, source].map(placeholdersOf) as [string[], string[]];
  const [links, sourceLinks] = [text, source].map(linksIn) as [string[], string[]];
  const strange = inText.filter((name) => !inSource.includes(name));
  const lost = inSource.filter((name) => !inText.includes(name));
  const lostLinks = sourceLinks.filter((number) => !links.includes(number));
  const strangeLinks = links.filter(
    (number, index) => !sourceLinks.includes(number) || links.indexOf(number) !== index,
  );
  return [
    ...strange.map((name) => `The source has no {${name}}. It has ${listed(inSource)}.`),
    ...lost.map((name) => `The translation lacks {${name}}, which the source has.`),
    ...lostLinks.map(
      (number) => `The translation lacks the link <${number}>...</${number}> of the source.`,
    ),
    ...strangeLinks.map(
      (number) => `The source has no second link <${number}>, or none at all. Each stands once.`,
    ),
  ];
}

function placeholdersOf(text: string): string[] {
  const { names, rest } = splitPlurals(text);
  const values = textValuesIn(text).map(({ from }) => from.slice(1).replaceAll('/', '.'));
  return [...new Set([...values, ...names, ...placeholdersIn(rest)])];
}

const listed = (names: string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ');
