import { createHash } from 'node:crypto';
import { phaseAt } from '../core/phase-at.ts';

/**
 * A script that hides the form of a page before the first paint where it is not open: the page shows another one in its place
 * as soon as its own script has arrived.
 */
export const openingScript = `{
const phaseAt = ${phaseAt.toString()};
const { opens, closes } = document.currentScript.dataset;
if (phaseAt({ opens, closes }, Date.now()) !== 'open') document.documentElement.style.visibility = 'hidden';
}
`;

const hash = createHash('sha256').update(openingScript).digest('base64url').slice(0, 8);

/** Its path below the root of the site. */
export const openingScriptFile = `assets/opening-${hash}.js`;
