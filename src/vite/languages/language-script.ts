import { storagePrefix } from '../../core/base-path.ts';
import { carriedPrefix, languageKey, switchKey } from '../../definition/languages.ts';
import { hashedFile } from '../hashed-file.ts';

/**
 * Returns a script that leads a visitor to a page in another language before the first paint, and stores the visitor's choice.
 * The address counts first: below /de/, a page is German. Without a language in the address, the language counts that the
 * visitor has chosen, then the languages of the browser. It comes from the page's own host, as its
 * Content-Security-Policy wants.
 *
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 */
export function languageScript(basePath: string): string {
  const [chosenKey, switchedKey, carried] = [languageKey, switchKey, carriedPrefix].map((key) =>
    JSON.stringify(storagePrefix(basePath) + key),
  );
  return withoutComments(`{
const bases = JSON.parse(document.currentScript.dataset.bases);
const tags = Object.keys(bases);
const { pathname, search, hash } = location;
// The first language has the paths that are of no other one.
const own = tags.findLast((tag) => (pathname + '/').startsWith(bases[tag] + '/'));
// One slash: with two, the rest would be the name of another site.
const pathIn = (pathname) => pathname.slice(bases[own].length).replace(/^\\/*/, '/');
const primary = (tag) => tag.toLowerCase().split('-')[0];
let chosen;
// A visitor whose choice can't be kept stays at every address.
let isKept = true;
try {
  chosen = localStorage.getItem(${chosenKey});
} catch {
  isKept = false;
}
if (own === tags[0] && isKept) {
  const wanted = tags.includes(chosen) ? [chosen] : navigator.languages;
  const meant = wanted
    .map((tag) => tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tags.find((one) => primary(one) === primary(tag)))
    .find(Boolean);
  if (meant && meant !== own) {
    // The page that is left makes no call.
    document.documentElement.dataset.leaves = '';
    location.replace(bases[meant] + pathIn(pathname) + search + hash);
  }
}
// By Back, Forward, a reload, or a link of another site, to which the form may have led.
const cameBack = () => {
  const { referrer } = document;
  const [load] = performance.getEntriesByType('navigation');
  return load?.type !== 'navigate' || (referrer && new URL(referrer).origin !== location.origin);
};
// Answers, and values of a form that led here, that a link of the page before has brought along are for this page alone.
try {
  const switched = sessionStorage.getItem(${switchedKey});
  sessionStorage.removeItem(${switchedKey});
  if (switched) {
    const { shown } = JSON.parse(switched);
    if (shown && !history.state) history.replaceState({ usr: { shown } }, '');
  } else if (!cameBack()) {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(${carried})) sessionStorage.removeItem(key);
    }
  }
} catch {}
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('.languages a');
  if (!link) return;
  const address = link.dataset.base + pathIn(location.pathname);
  link.href = address + location.search + location.hash;
  // The query may hold a secret. The browser has read it by then.
  setTimeout(() => {
    link.href = address;
  });
  try {
    localStorage.setItem(${chosenKey}, link.hreflang);
    // In another tab, the link takes no answers along.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      // A message of the page before is in its language.
      const { said, ...shown } = history.state?.usr?.shown ?? {};
      sessionStorage.setItem(${switchedKey}, JSON.stringify(shown.opener ? { shown } : {}));
    }
  } catch {}
}, true);
}
`);
}

/** Returns the path of the script below that of the product. */
export const languageScriptFile = (basePath: string): string =>
  hashedFile('language', 'js', languageScript(basePath));

/** Visitors load it before anything is seen. */
function withoutComments(script: string): string {
  return script.replace(/^ *(\/\/.*\n)?/gm, '');
}
