import { isObject } from '../../../core/is-object.ts';
import { getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported, type WordPlace } from '../../../definition/foreign-words.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Mismatch } from '../../model/shape-error.ts';

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

/** Effects that only the outcomes of other calls have, each with what to write instead. */
const otherEffects: Record<string, string> = {
  go: 'A check leads nowhere: it accepts or refuses the answer. Write "say", the message beside the field.',
  fields: 'The message of a check stands beside its own field. Write "say".',
  clearDraft: 'A check leaves the draft as it is. Remove "clearDraft".',
};

/** Explains a mismatch in the check of an answer by the probable intention. */
export function explainCheckMistake<M extends Mismatch>(mismatch: M): M {
  const [, name = '', inside] =
    /\/ui:options\/checkWith\/outcomes\/([^/]+)(?:\/(?:\d+\/)?([^/]+))?$/.exec(mismatch.pointer) ??
    [];
  if (mismatch.kind !== 'unknown-key' || name === '') return mismatch;
  if (inside !== undefined) {
    const message = otherEffects[inside];
    return message === undefined ? mismatch : { ...mismatch, message, fix: undefined };
  }
  if (!outcomeEntry(name)) return { ...mismatch, ...explainStatus(name) };
  const message = `A call that ends as "${name}" says nothing about the answer, which is accepted then. Remove "${name}".`;
  return { ...mismatch, message, fix: { do: 'remove' } };
}

/** Explains a condition on data that the "when" of a question can't test. */
export function explainWhenMistake<M extends Mismatch>(mismatch: M): M {
  if (mismatch.kind !== 'unknown-key' || !mismatch.pointer.endsWith('/ui:options/when/steps')) {
    return mismatch;
  }
  const message = `A "when" can't test the data of a step itself. Add a question with "calculated": { "first": ["/steps/..."] } and "shown": false, and test its answer under "answers".`;
  return { ...mismatch, message, fix: undefined };
}

/** Explains a status that is no name of an outcome, such as "4xx", "40x" or "200". */
function explainStatus(name: string): Partial<Mismatch> {
  if (!/^\d/.test(name)) return {};
  const start = `There is no key "${name}" here`;
  const range = `${name[0]}XX`;
  if (/^\dx+$/i.test(name) && outcomeEntry(range))
    return { message: `${start}. Did you mean "${range}"?`, fix: { do: 'rename', to: range } };
  const possible = /^[123]/.test(name)
    ? ': every status from 200 to 299 is a "success", and every other one below 400 a "failure".'
    : '. Possible are single statuses from "400" to "599", and "4XX" and "5XX" for all others of their hundred.';
  return { message: start + possible, fix: undefined };
}

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
