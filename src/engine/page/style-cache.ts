import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const key = 'css';

/**
 * Creates emotion's cache of inserted styles.
 *
 * @param stylesheet styles of a prerendered page, which are not inserted again
 * @param stylisPlugins in place of emotion's own, for a language that is written from right to left
 */
export function createStyleCache(
  stylesheet?: CSSStyleSheet | null,
  stylisPlugins?: StylisPlugin[],
): EmotionCache {
  const cache = createCache({ key, stylisPlugins });
  for (const name of stylesheet ? namesIn(stylesheet) : []) cache.inserted[name] = true;
  return cache;
}

/** Creates the cache of a build, which collects styles instead of writing them into the markup. */
export function createCollectingCache(stylisPlugins?: StylisPlugin[]): EmotionCache {
  const cache = createCache({ key, stylisPlugins });
  cache.compat = true;
  return cache;
}

/** Returns the styles that a build has collected. */
export const collectedStyles = ({ inserted }: EmotionCache): string =>
  Object.values(inserted)
    .filter((styles) => typeof styles === 'string')
    .join('');

/** Every style of emotion's is for one class, whose name holds the name of the style. */
function namesIn(stylesheet: CSSStyleSheet): string[] {
  return [...stylesheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    return new RegExp(`^\\.${key}-([\\w-]+)`).exec(rule.selectorText)?.[1] ?? [];
  });
}
