import { createHash } from 'node:crypto';
import { carriedPrefix, languageKey, switchKey } from '../../definition/languages.ts';

/**
 * A script that leads a visitor to a page in another language before the first paint, and stores the visitor's choice.
 * The address counts first: below /de/, a page is German. Without a language in the address, the language counts that the
 * visitor has chosen, then the languages of the browser. It comes from the page's own host, as its
 * Content-Security-Policy wants.
 */
export const languageScript = withoutComments(`{
const bases = JSON.parse(document.currentScript.dataset.bases);
const tags = Object.keys(bases);
const { pathname, search, hash } = location;
const own = tags.find((tag) => bases[tag] && (pathname + '/').startsWith(bases[tag] + '/'));
// One slash: with two, the rest would be the name of another site.
const pathIn = (pathname) => (own ? pathname.slice(bases[own].length) : pathname).replace(/^\\/*/, '/');
const primary = (tag) => tag.toLowerCase().split('-')[0];
let chosen;
// A visitor whose choice can't be kept stays at every address.
let isKept = true;
try {
  chosen = localStorage.getItem(${JSON.stringify(languageKey)});
} catch {
  isKept = false;
}
if (!own && isKept) {
  const wanted = tags.includes(chosen) ? [chosen] : navigator.languages;
  const meant = wanted
    .map((tag) => tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tags.find((one) => primary(one) === primary(tag)))
    .find(Boolean);
  if (meant && bases[meant]) location.replace(bases[meant] + pathIn(pathname) + search + hash);
}
// Answers that a link of the page before has brought along are for this page alone.
try {
  const isSwitched = sessionStorage.getItem(${JSON.stringify(switchKey)});
  sessionStorage.removeItem(${JSON.stringify(switchKey)});
  if (!isSwitched) {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(${JSON.stringify(carriedPrefix)})) sessionStorage.removeItem(key);
    }
  }
} catch {}
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('.languages a');
  if (!link) return;
  link.href = link.dataset.base + pathIn(location.pathname) + location.search + location.hash;
  try {
    localStorage.setItem(${JSON.stringify(languageKey)}, link.hreflang);
    // In another tab, the link takes no answers along.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      sessionStorage.setItem(${JSON.stringify(switchKey)}, '1');
    }
  } catch {}
}, true);
}
`);

const hash = createHash('sha256').update(languageScript).digest('base64url').slice(0, 8);

/** Its path below the root of the site. */
export const languageScriptFile = `assets/language-${hash}.js`;

/** Visitors load it before anything is seen. */
function withoutComments(script: string): string {
  return script.replace(/^ *(\/\/.*\n)?/gm, '');
}
