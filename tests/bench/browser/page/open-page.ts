import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

export interface Conditions {
  /** How many times slower the processor is made. */
  slowdown: number;
  line: 'unlimited' | 'slow';
  /** Size and input of the device. Default: a narrow window. */
  device?: BrowserContextOptions;
}

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** 1.6 Mbit/s down, 0.75 up, 150 ms for each round trip: a phone on a slow line, as Lighthouse has it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens an empty page in a new profile, with an empty cache that stays empty. */
export async function openPage(
  browser: Browser,
  { slowdown, line, device = { viewport: { width: 412, height: 823 } } }: Conditions,
): Promise<OpenPage> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The functions below are compiled by tsx, which names inner functions with this helper.
  await page.addInitScript('globalThis.__name = (target) => target');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (line === 'slow') await cdp.send('Network.emulateNetworkConditions', slowLine);
  // Times of the processor, which other work on the machine changes little.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}
