import { getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported, type WordPlace } from '../../../definition/foreign-words.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { explainRichTextMistake } from './rich-text-mistakes.ts';

/** Explains a mismatch in screen.json or app.json by the probable intention. */
export function explainMistake(place: WordPlace, mismatch: Mismatch, file: unknown): Mismatch {
  const name = lastKey(mismatch.pointer);
  if (mismatch.kind === 'unknown-key') {
    if (lastKey(parentPointer(mismatch.pointer)) === 'outcomes') {
      return { ...mismatch, ...explainStatus(name) };
    }
    const reason = explainUnsupported(place, name);
    if (reason === undefined) return mismatch;
    return { ...mismatch, message: `There is no key "${name}" here: ${reason}`, fix: undefined };
  }
  return explainRichTextMistake(mismatch, getAt(file, mismatch.pointer));
}

/** Explains a status that is no name of an outcome, such as "4xx", "40x" or "200". */
export function explainStatus(name: string): Partial<Mismatch> {
  if (!/^\d/.test(name)) return {};
  const range = `${name[0]}XX`;
  if (/^\dx+$/i.test(name) && outcomeEntry(range)) {
    return {
      message: `There is no key "${name}" here. Did you mean "${range}"?`,
      fix: { do: 'rename', to: range },
    };
  }
  if (/^[123]/.test(name)) {
    return {
      message: `There is no key "${name}" here: every status from 200 to 299 is a "success", and every other one below 400 a "failure".`,
      fix: undefined,
    };
  }
  return {
    message: `There is no key "${name}" here. Possible are single statuses from "400" to "599", and "4XX" and "5XX" for all others of their hundred.`,
    fix: undefined,
  };
}
