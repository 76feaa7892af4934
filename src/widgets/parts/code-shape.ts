import { inGroups } from '../../core/text/in-groups.ts';
import { fitMask } from '../../core/text/mask.ts';
import { asciiDigits } from './ascii-digits.ts';

/** The way an answer is written in its input. */
export interface CodeShape {
  answer: (typed: string) => string;
  show: (answer: string) => string;
}

export interface CodeOptions {
  mask?: string;
  /** Whether dots, hyphens and slashes are no part of the answer. */
  separators?: boolean;
  /** Whether it is shown in groups of four signs. */
  groups?: boolean;
}

/** Returns how a code is written; one that does not fit its mask is left as it is typed. */
export function codeShape({ mask, separators, groups }: CodeOptions): CodeShape {
  if (mask !== undefined) {
    const fitted = (text: string) => fitMask(asciiDigits(text), mask) ?? text;
    return { answer: fitted, show: fitted };
  }
  const left = separators ? /[\s\p{Cf}./\p{Pd}]/gu : /[\s\p{Cf}]/gu;
  return {
    answer: (typed) => asciiDigits(typed).replace(left, '').toUpperCase(),
    show: groups ? inGroups : (answer) => answer,
  };
}
