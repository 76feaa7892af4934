import { loadOptional } from '../../core/within.ts';
import type { Texts } from '../../definition/texts.ts';

/**
 * Returns when to try again, in words. Hardly any provider is asked too often, so that the words load when they are needed.
 *
 * @param retryAfter in seconds; without it, there are no words
 */
export async function loadRetryText(
  retryAfter: number | undefined,
  texts: Texts,
  language: string | undefined,
): Promise<string | undefined> {
  if (retryAfter === undefined) return undefined;
  const loaded = await loadOptional(() => import('./retry-text.ts'));
  return loaded?.retryText(retryAfter, texts, language);
}
