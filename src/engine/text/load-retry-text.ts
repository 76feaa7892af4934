import type { Texts } from '../../definition/texts.ts';

/**
 * Returns when to try again, in words. Hardly any provider is asked too often, so that the words load when they are needed.
 *
 * @param retryAfter in seconds
 */
export async function loadRetryText(
  retryAfter: number,
  texts: Texts,
  language: string | undefined,
): Promise<string | undefined> {
  const loaded = await import('./retry-text.ts').catch(() => undefined);
  return loaded?.retryText(retryAfter, texts, language);
}
