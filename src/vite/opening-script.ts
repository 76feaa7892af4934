import { createHash } from 'node:crypto';
import type { Period } from '../compiled/app.ts';
import { phaseAt } from '../core/phase-at.ts';

/** What the script reads from its tag. */
export interface OpeningData extends Period {
  /** Title of the browser tab before the period; after it. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * A script that hides the form of a page before the first paint where it is not open, and gives the tab the title of the page
 * in its place, which is seen as soon as its own script has arrived.
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

const hash = createHash('sha256').update(openingScript).digest('base64url').slice(0, 8);

/** Its path below the root of the site. */
export const openingScriptFile = `assets/opening-${hash}.js`;
