import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// All files share a page, in which the library registers its own clean-up only once, for the first of them.
beforeEach(() => cleanup());

// Nor is the page as small or as wide as the test before has left it.
beforeEach(async () => {
  const [width, height] = [720, 900];
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

// Replaced for all files, since they share their modules.
vi.mock(import('../../src/widgets/parts/search/use-search-list.ts'), async (importOriginal) => {
  const { useSearchList } = await importOriginal();
  const { SearchList } = await import('../../src/widgets/parts/search/search-list.tsx');
  const { controllable } = await import('./search-list-loading.ts');
  return { useSearchList: controllable(useSearchList, SearchList) };
});

vi.mock(import('../../src/widgets/parts/search/regions.ts'), async (importOriginal) => {
  const { useRegions } = await importOriginal();
  const { controllable } = await import('./regions-loading.ts');
  return { useRegions: controllable(useRegions) };
});
