import { isExamples, type ProductSource, translationTag } from '../compiler/index.ts';
import { textsIn } from '../core/values-in.ts';
import { defaultTexts } from '../definition/texts.ts';

/** Returns whether an expected text is merely the former wording of the text that visitors read. */
export type IsOutdatedCopy = (expected: string, actual: string) => boolean;

const placeholder = /\{[\w.]+\}/;

/**
 * Finds out which expected texts are outdated copies of the definitions: those that no text of the definitions can
 * become any more. A text that the definitions still have elsewhere is what a person expects; so nobody but a person can
 * change it.
 */
export function outdatedCopies({ documents }: Pick<ProductSource, 'documents'>): IsOutdatedCopy {
  const texts = new Set<string>(Object.values(defaultTexts));
  for (const { path, value: whole } of documents.values()) {
    // A translation holds the text that was translated.
    if (isExamples(path) || translationTag(path) !== undefined) continue;
    for (const text of textsIn(whole)) texts.add(text);
  }
  const templates = [...texts].filter((text) => placeholder.test(text)).flatMap(toPattern);
  return (expected, actual) =>
    !texts.has(expected) &&
    templates.every((pattern) => !pattern.test(expected) || pattern.test(actual));
}

/** Returns the pattern of the texts that a text with placeholders can become; none for placeholders alone. */
function toPattern(text: string): RegExp[] {
  const parts = text.split(placeholder);
  if (parts.every((part) => part.trim() === '')) return [];
  const escaped = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('.*')}$`, 's')];
}
