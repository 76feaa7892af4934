/** Returns the title of the browser tab: the given parts, then the product's name, each once. */
export const tabTitle = (parts: string[], appName: string): string =>
  [...new Set([...parts, appName])].join(' – ');
