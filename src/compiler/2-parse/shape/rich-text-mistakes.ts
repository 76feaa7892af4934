import { isObject } from '../../../core/is-object.ts';
import { lastKey } from '../../../core/pointer.ts';
import type { Mismatch } from '../../model/shape-error.ts';

/** Explains a rich text with a pair of brackets too many or too few. */
export function explainRichTextMistake(mismatch: Mismatch, value: unknown): Mismatch {
  const { kind, message } = mismatch;
  if (kind !== 'wrong-value') return mismatch;
  const isEntry = /^\d+$/.test(lastKey(mismatch.pointer));
  if (isLink(value) && message.endsWith('must be a text in double quotes or a list [ ].')) {
    const advice = isEntry
      ? 'Put it and the text around it into one list'
      : 'Put it into a list, with the text around it';
    return {
      ...mismatch,
      message: `A link is part of a text. ${advice}: ["See ", { "text": ..., "href": ... }].`,
    };
  }
  if (Array.isArray(value) && isEntry && message.includes('must be a text in double quotes or an'))
    return {
      ...mismatch,
      message: 'This list is inside of another list of texts and links. Remove its brackets.',
    };
  return mismatch;
}

const isLink = (value: unknown): boolean => isObject(value) && ('href' in value || 'text' in value);
