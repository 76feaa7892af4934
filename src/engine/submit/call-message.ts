import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import type { Texts } from '../../definition/texts.ts';
import type { CallOutcome } from '../host.tsx';

/** A message about the end of a call. */
export interface CallMessage {
  text: string;
  /** Whether the call succeeded. */
  success: boolean;
}

/**
 * Returns the definition's message, or a standard one for a failure that the definition does not mention.
 *
 * @param fill fills values into the standard text; the outcome has its own already
 */
export function callMessage(
  { kind, outcome }: CallOutcome,
  texts: Texts,
  fill = (text: string) => text,
): CallMessage | undefined {
  const success = kind === 'success';
  if (outcome) return outcome.say === undefined ? undefined : { text: outcome.say, success };
  const text = defaultOutcomeText(kind, 'submit', texts);
  return text === undefined ? undefined : { text: fill(text), success };
}
