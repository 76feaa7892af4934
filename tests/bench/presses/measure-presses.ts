import { cpus } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions } from '../../support/launch-options.ts';
import { build } from '../browser/build-ours.ts';
import { openPage } from '../browser/page/open-page.ts';
import { StaticServers } from '../browser/serve.ts';
import { median } from '../median.ts';
import type { Options } from '../options.ts';
import { pressTable } from './press-table.ts';
import { signUp } from './sign-up.ts';
import { type Press, PressWatch } from './watch-presses.ts';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const slowdown = 4;

/** Measures the presses of visitors who fill in the whole sign-up of the product in forms/, and returns a table. */
export async function measurePresses(_: string, { repeats }: Options): Promise<string> {
  const servers = new StaticServers();
  let browser: Browser | undefined;
  try {
    const address = await servers.serve(await build('forms'), answers);
    browser = await chromium.launch(launchOptions);
    const presses = new Map<string, Press[]>(Object.keys(devices).map((name) => [name, []]));
    const speeds: number[] = [];
    for (let visit = 1; visit <= repeats; visit++) {
      for (const [name, device] of Object.entries(devices)) {
        presses.get(name)?.push(...(await pressesOfVisit(browser, device, address)));
      }
      speeds.push(await timeOfFixedWork(browser));
      console.error(`Visit ${visit} of ${repeats} is done.`);
    }
    const machine = `Chromium ${browser.version()}, ${cpus().length} cores of ${cpus()[0]?.model}`;
    const conditions = `${machine}, slowed down ${slowdown} times; ${repeats} visits; times in ms`;
    const speed = `The fixed work takes ${Math.round(median(speeds))} ms on this machine, not slowed down.`;
    return `${pressTable(presses)}\n\n${conditions}\n${speed}`;
  } finally {
    await browser?.close();
    servers.close();
  }
}

async function pressesOfVisit(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
): Promise<Press[]> {
  const opened = await openPage(browser, { slowdown, line: 'unlimited', device });
  try {
    const watch = new PressWatch(opened);
    await watch.begin();
    const hasTouch = device.hasTouch ?? false;
    await signUp({ page: opened.page, watch, hasTouch }, address);
    return watch.presses;
  } finally {
    await opened.close();
  }
}

/** Returns the milliseconds of some work that never changes: presses on machines of other speeds are compared by it. */
async function timeOfFixedWork(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() => {
      const start = performance.now();
      const list = document.createElement('ul');
      document.body.append(list);
      for (let round = 0; round < 20; round++) {
        const rows = Array.from({ length: 500 }, (_, number) => `<li>Row ${number * round}</li>`);
        list.innerHTML = rows.sort().join('');
        // Lays the rows out.
        list.getBoundingClientRect();
      }
      return performance.now() - start;
    });
  } finally {
    await page.close();
  }
}

const channels = ['Coupons and Deals', 'Display', 'Email Marketing', 'Influencers', 'Social Media'];

/** The answers of the provider to a new visitor. */
const answers = {
  '/publisher/signup/email': {},
  '/publisher/signup/load': {
    data: { channels: channels.map((name, index) => ({ id: index + 1, name })), publisher: {} },
  },
  '/publisher/signup/save': {},
};
