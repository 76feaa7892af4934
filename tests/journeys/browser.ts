import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../support/launch-options.ts';

let launched: Promise<Browser> | undefined;

/** The browser of all tests that run in this process, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      // Names for this machine, of two sites, under which a product and its provider are served.
      '--host-resolver-rules=MAP *.example.com 127.0.0.1, MAP *.example.org 127.0.0.1',
      // Else each test would start a process for its page, which would parse and compile the product's scripts anew.
      '--process-per-site',
      // A page is read for seconds: to optimise its scripts takes longer than they run. The next page runs them again.
      '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode',
    ],
  });
  return launched;
}
