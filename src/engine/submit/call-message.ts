import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import type { Texts } from '../../definition/texts.ts';
import type { CallOutcome } from '../host.tsx';

/** A message about the end of a call. */
export interface CallMessage {
  text: string;
  /** Whether the call succeeded. */
  success: boolean;
  /** Whether a button beside it sends the answers again. */
  retry?: boolean;
  /** Leads on to the page of a success for which the visitor did not wait any more; the form can't be sent again. */
  proceed?: () => void;
}

interface OtherTexts {
  /** Fills values into the standard text; the outcome has its own already. */
  fill?: ((text: string) => string) | undefined;
  /** Messages about answers that can't be edited. */
  others: string[];
  /** When to try again, in words. */
  retry: string | undefined;
}

/**
 * Returns the definition's message, or a standard one for a failure that the definition does not mention, or whose response
 * has none of the messages that the definition shows, and when to try again.
 */
export function callMessage(
  { kind, outcome, fieldErrors }: CallOutcome,
  texts: Texts,
  { fill = (text) => text, others, retry }: OtherTexts,
): CallMessage | undefined {
  const standard = defaultOutcomeText(kind, 'submit', texts);
  const isMissing = fieldErrors && Object.keys(fieldErrors).length === 0;
  const isOwn = outcome && !(isMissing && outcome.go === undefined);
  const own = outcome?.say ?? (isOwn ? undefined : standard && fill(standard));
  const text = [own, ...others, retry].filter(Boolean).join(' ');
  if (text === '') return undefined;
  return { text, success: kind === 'success', ...(outcome?.retry && { retry: true }) };
}
