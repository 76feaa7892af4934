import type { BrowserContextOptions, Frame, Page } from 'playwright';

type Origins = Exclude<BrowserContextOptions['storageState'], string | undefined>['origins'];

/** Lets a page's storage hold something from the moment when a page of its origin is first opened. */
export async function remember(page: Page, origins: Origins): Promise<void> {
  for (const { origin, localStorage: items } of origins) {
    if (items.length === 0) continue;
    const script = await page.addInitScript(store, { origin, items });
    const forget = (frame: Frame) => {
      if (new URL(frame.url()).origin !== origin) return;
      page.off('framenavigated', forget);
      script.dispose();
    };
    page.on('framenavigated', forget);
  }
}

function store({ origin, items }: { origin: string; items: { name: string; value: string }[] }) {
  if (location.origin !== origin) return;
  for (const { name, value } of items) localStorage.setItem(name, value);
}
