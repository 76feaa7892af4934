import type { Texts } from '../../../definition/texts.ts';
import { countText } from '../../text/count-text.ts';

/**
 * Returns what sums up the messages of a form: how many they are, and each.
 *
 * @param language BCP 47 tag
 */
export const summaryText = (texts: Texts, messages: readonly string[], language: string) =>
  countText(texts.problems, { count: messages.length, messages: messages.join('. ') }, language);
