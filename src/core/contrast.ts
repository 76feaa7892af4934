/** The background colours of a page, and of the paper that a form lies on. */
export const backgrounds = {
  light: ['#f5f7fa', '#ffffff'],
  dark: ['#10151c', '#18202a'],
} as const;

/** Minimum contrast of normal text: WCAG 2.2, 1.4.3. */
export const minimumContrast = 4.5;

/** Returns the contrast of two colours (#rrggbb), from 1 (equal) to 21 (black and white). */
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
