import { type Browser, chromium } from 'playwright';

/** Features that work beside each page; the hidden pages of the address bar cost as much as the page itself. */
export const idleFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'MediaRouter',
  'NavigationPredictor',
  'OptimizationHints',
  'PageContentAnnotations',
  'PreconnectToSearch',
  'SafeBrowsingDelayedWarnings',
  'Translate',
].join(',');

let launched: Promise<Browser> | undefined;

/** The browser of all tests that run in this process, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${idleFeatures}`,
      '--disable-component-extensions-with-background-pages',
      '--disable-client-side-phishing-detection',
      '--disable-domain-reliability',
      '--no-pings',
      // A page is read for seconds: to optimise its scripts takes longer than they run. The next page runs them again.
      '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode',
    ],
  });
  return launched;
}
