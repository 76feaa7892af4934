// The design tokens: every distance, text size and colour of the pages that is not chosen by the theme of a product. The
// colours behind the content are in `core/contrast.ts`, by which the checker compares those of a theme.

/** Returns a number of steps of the scale. A step is 4 px; the density of a theme can make it smaller. */
const steps = (count: number) => `calc(${count} * var(--mui-spacing, 4px))`;

/** The distances between parts and inside of them: 4, 8, 12, 16, 24, 32 and 48 px. */
export const space = {
  xs: steps(1),
  s: steps(2),
  m: steps(3),
  l: steps(4),
  xl: steps(6),
  xxl: steps(8),
  xxxl: steps(12),
} as const;

/** The least size of what is pressed: WCAG 2.5.5. */
export const target = 44;

/** The same around a drawing that grows with the text. */
export const growingTarget = `max(${target}px, 2.75rem)`;

/** The height of inputs and buttons: 48 px; in no density less than a target. */
export const controlHeight = `max(${target}px, ${steps(12)})`;

/** The sizes of text. */
export const text = {
  /** Messages. */
  caption: { fontSize: '0.8125rem', lineHeight: '1rem' },
  label: { fontSize: '0.875rem', lineHeight: '1.125rem' },
  /** Hints and what is said beside the form. */
  small: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  group: { fontSize: '1.125rem', lineHeight: '1.5rem' },
  step: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  /** On a phone. */
  phoneTitle: { fontSize: '1.5rem', lineHeight: '2rem' },
  title: { fontSize: '1.75rem', lineHeight: '2.25rem' },
} as const;

/** The weights of text beside the normal one. */
export const weight = { label: 600, heading: 650 } as const;

/** The edge of an input: 3:1 against the page, WCAG 1.4.11. Read-only fields set `--edge` to a fainter one. */
export const edge = 'var(--edge, #7b8798)';

/** The colours of text and of lines, by colour scheme. */
export const inks = {
  light: { primary: '#16202e', secondary: '#4d5b6e', divider: '#d9dfe7' },
  dark: { primary: '#eef2f7', secondary: '#aab6c5', divider: '#334050' },
} as const;
