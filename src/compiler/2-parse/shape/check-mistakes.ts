import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { explainStatus } from './screen-mistakes.ts';

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
