import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';

/** Returns an address of a screen; for the screen of unknown addresses, one that no screen has. */
export function addressOf({ route }: ScreenModel, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return (route === '*' ? '/nothing/is/here' : route) + (search && `?${search}`);
}

/** Returns the screen at an address of the product. */
export function screenAt({ screens }: ProductModel, href: string): ScreenModel | undefined {
  const path = href.replace(/[?#].*$/, '');
  return screens.find(({ route }) => route === path) ?? screens.find(({ route }) => route === '*');
}
