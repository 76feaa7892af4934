/** What texts in the colours of a product stand on: the page itself, and the sheet that a form lies on. */
export const backgrounds = {
  light: ['#f5f7fa', '#ffffff'],
  dark: ['#10151c', '#18202a'],
} as const;

/** The least contrast of a text that is not large: WCAG 2.2, 1.4.3. */
export const minimumContrast = 4.5;

/** Contrast of two colours, each as #rrggbb: from 1, the same, to 21, black and white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
