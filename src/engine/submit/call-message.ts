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
 * Returns the definition's message, or a standard one for a failure that the definition does not mention, and when to try
 * again.
 *
 * @param fill fills values into the standard text; the outcome has its own already
 * @param retry when to try again, in words
 */
export function callMessage(
  { kind, outcome }: CallOutcome,
  texts: Texts,
  fill = (text: string) => text,
  retry?: string,
): CallMessage | undefined {
  const standard = defaultOutcomeText(kind, 'submit', texts);
  const own = outcome ? outcome.say : standard && fill(standard);
  if (own === undefined && !retry) return undefined;
  return { text: [own, retry].filter(Boolean).join(' '), success: kind === 'success' };
}
