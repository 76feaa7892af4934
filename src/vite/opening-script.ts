import type { Period } from '../compiled/app.ts';
import { phaseAt } from '../core/phase-at.ts';
import { hashedFile } from './hashed-file.ts';

/** What the script reads from its tag. */
export interface OpeningData extends Period {
  /** Title of the browser tab before the period; after it. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * A script that hides a page before the first paint while its form is not open, and gives the tab the title of the page that
 * the app then shows in its place.
 */
export const openingScript = `{
const phaseAt = ${phaseAt.toString()};
const { opens, closes, ...titles } = document.currentScript.dataset;
const phase = phaseAt({ opens, closes }, Date.now());
if (phase !== 'open') {
document.documentElement.style.visibility = 'hidden';
document.title = titles[phase];
}
}
`;

/** Its path below that of the product. */
export const openingScriptFile = hashedFile('opening', 'js', openingScript);
