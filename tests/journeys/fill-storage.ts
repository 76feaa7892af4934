import type { BrowserContextOptions, Frame, Page } from 'playwright';

type Origins = Exclude<BrowserContextOptions['storageState'], string | undefined>['origins'];

/** Fills a page's storage when a page of its origin is first opened. */
export async function fillStorage(page: Page, origins: Origins): Promise<void> {
  for (const { origin, localStorage: items } of origins) {
    if (items.length === 0) continue;
    const script = await page.addInitScript(store, { origin, items });
    const dispose = (frame: Frame) => {
      if (new URL(frame.url()).origin !== origin) return;
      page.off('framenavigated', dispose);
      script.dispose();
    };
    page.on('framenavigated', dispose);
  }
}

function store({ origin, items }: { origin: string; items: { name: string; value: string }[] }) {
  if (location.origin !== origin) return;
  for (const { name, value } of items) localStorage.setItem(name, value);
}
