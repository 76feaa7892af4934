import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import type { Texts } from '../../definition/texts.ts';
import type { CallOutcome } from '../host.tsx';

/** A message about the end of a call. */
export interface CallMessage {
  text: string;
  /** Whether the call succeeded. */
  success: boolean;
}

/** Returns the definition's message, or a standard one for a failure that the definition does not mention. */
export function callMessage({ kind, outcome }: CallOutcome, texts: Texts): CallMessage | undefined {
  const success = kind === 'success';
  if (outcome) return outcome.say === undefined ? undefined : { text: outcome.say, success };
  const text = defaultOutcomeText(kind, 'submit', texts);
  return text === undefined ? undefined : { text, success };
}
