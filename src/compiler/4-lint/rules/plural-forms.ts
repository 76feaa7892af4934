import {
  neededForms,
  pointerOfCount,
  possibleForms,
  replacePlurals,
} from '../../../core/text/plural.ts';
import { languageFilesOf } from '../../3-analyze/translations/translations.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A plural names a number, and has the forms that its language needs.',
  checkText: ({ file, pointer, text, counts = [] }, product) => [
    ...problemsOf(text, product.app.language).map((message) => ({ file, pointer, message })),
    ...namesIn(text)
      .filter((name) => pointerOfCount(name) === undefined && !counts.includes(name))
      .map((name) => ({
        file,
        pointer,
        message: `There is no number {${name}} that this text could have a plural form for.${suggest(name, counts)}`,
      })),
  ],
  checkProduct: (product) =>
    languageFilesOf(product).flatMap(({ tag, path, entries }) =>
      entries
        .filter(({ unit, isStale }) => unit && !isStale)
        .flatMap(({ at, text }) =>
          problemsOf(text, tag).map((message) => ({
            file: path,
            pointer: `${at}/text`,
            message,
          })),
        ),
    ),
};

function namesIn(text: string): string[] {
  const names: string[] = [];
  replacePlurals(text, ({ name }) => {
    names.push(name);
    return '';
  });
  return names;
}

/** Returns the mistakes in the plurals of a text in a language. */
function problemsOf(text: string, language: string): string[] {
  const problems: string[] = [];
  const rest = replacePlurals(text, ({ name, forms }) => {
    const possible = possibleForms(language);
    const given = Object.keys(forms);
    const missing = neededForms(language).filter((form) => !given.includes(form));
    const unknown = given.filter((form) => !form.startsWith('=') && !possible.includes(form));
    if (missing.length > 0) {
      problems.push(
        `The plural of {${name}} lacks ${listed(missing)}, which "${language}" needs. Write ${example(language)}.`,
      );
    }
    for (const form of unknown) {
      problems.push(`"${language}" has no plural form "${form}".${suggest(form, possible)}`);
    }
    return '';
  });
  if (/\{[^{}]*,\s*(plural|select|selectordinal)\b/.test(rest)) {
    problems.push(`This plural can’t be read. Write it like ${example(language)}.`);
  }
  return problems;
}

const listed = (forms: string[]): string => forms.map((form) => `"${form}"`).join(', ');

const example = (language: string): string =>
  `{answers.hours, plural, ${neededForms(language)
    .map((form) => `${form} {...}`)
    .join(' ')}}`;
