import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../support/launch-options.ts';

let launched: Promise<Browser> | undefined;

/** The browser of all tests that run in this process, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      // A page is read for seconds: to optimise its scripts takes longer than they run. The next page runs them again.
      '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode',
    ],
  });
  return launched;
}
