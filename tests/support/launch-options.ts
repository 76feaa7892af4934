import { findChromium } from '../../.ci/chromium.mjs';

/** How every test and benchmark starts its browser. */
export const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
