import { formatPhoneNumberIntl } from 'react-phone-number-input/min';
import { directionOf } from '../../definition/languages.ts';

/** Keeps the plus before the number also in a text that is written from right to left. */
const leftToRightMark = '\u200e';

/**
 * Returns a phone number in groups, which stay on one line: "+44 1632 960123"; `undefined` where it is none.
 *
 * @param answer E.164
 * @param language BCP 47 tag
 */
export function phoneAnswer(answer: unknown, language: string): string | undefined {
  const groups = formatPhoneNumberIntl(String(answer)).replaceAll(' ', '\u00a0');
  const mark = directionOf(language) === 'rtl' ? leftToRightMark : '';
  return groups === '' ? undefined : mark + groups;
}
