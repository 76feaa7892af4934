import type { Browser } from 'playwright';
import type { BuiltStructure } from '../build-ours.ts';
import { openPage } from '../page/open-page.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';
import type { Samples } from '../sample.ts';
import { typeKeys } from './type-keys.ts';

const keys = 20;

/** Measures typing in each form, and its script in relation to that of the form without lists or conditions. */
export async function measureStructures(
  browser: Browser,
  structures: BuiltStructure[],
  samples: Samples,
): Promise<void> {
  const scripts = new Map<string, number>();
  for (const structure of structures) {
    const { name, base } = structure;
    await samples.take(name, 'structures', async () => {
      const { script, paint } = await measureTyping(browser, structure);
      scripts.set(name, script);
      const baseScript = base && scripts.get(base);
      return { script, paint, relative: baseScript ? script / baseScript : undefined };
    });
  }
}

async function measureTyping(browser: Browser, { address, inputs }: BuiltStructure) {
  const { page, cdp, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    await watchInput(page, inputs, true);
    await page.goto(address, { waitUntil: 'commit' });
    await inputTimes(page);
    return await typeKeys(page, cdp, keys);
  } finally {
    await close();
  }
}
