import { type Browser, chromium } from 'playwright';

let launched: Promise<Browser> | undefined;

/** The browser of all tests that run in this process, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Hidden pages of the address bar, which cost as much as the page itself.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      // A page is read for seconds: to optimise its scripts takes longer than they run.
      '--js-flags=--no-opt,--no-maglev',
    ],
  });
  return launched;
}
