import { findChromium } from '../../.ci/chromium.mjs';

/** How every test and benchmark starts its browser. */
export const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** How tests open pages. Playwright presses nothing that moves: to wait until a step has moved in takes longer than most presses. */
export const lessMotion = { reducedMotion: 'reduce' } as const;
