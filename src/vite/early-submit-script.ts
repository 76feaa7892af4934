import { hashedFile } from './hashed-file.ts';

/**
 * A script that notes the first form of a page that is submitted before the scripts of the app arrive; the runtime submits it
 * again. Nothing waits for it.
 */
export const earlySubmitScript = `addEventListener('submit', ({ target }) => {
globalThis.earlySubmit = target;
}, { once: true });
`;

/** Its path below that of the product. */
export const earlySubmitScriptFile = hashedFile('early-submit', 'js', earlySubmitScript);
