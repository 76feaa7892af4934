import { replaceValues } from '../../core/text-values.ts';

/** Returns the title of the browser tab: the given parts, then the product's name, each once. */
export const tabTitle = (parts: string[], appName: string): string =>
  [...new Set([...parts, appName])].join(' – ');

/** Returns the title of the tab before any value is known. */
export const firstTabTitle = (parts: string[], appName: string): string =>
  tabTitle(
    parts.map((part) => replaceValues(part, (_, words = '') => words)),
    appName,
  );
