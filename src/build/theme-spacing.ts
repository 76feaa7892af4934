interface SpacingTheme {
  spacing?: Spacing | ((value: number) => number | string);
  vars?: { spacing?: Spacing };
}

/** Pixels, or a custom property of the page: "var(--mui-spacing, 8px)". */
type Spacing = number | string;

/**
 * Returns the function for multiples of a theme's spacing. MUI's brings the shorthands for margins and paddings along,
 * which only `sx` has.
 */
export function createUnarySpacing({ spacing = 8, vars }: SpacingTheme) {
  const unit = vars?.spacing ?? spacing;
  if (typeof unit === 'function') return unit;
  return (value: Spacing): Spacing => {
    if (typeof value === 'string') return value;
    if (typeof unit === 'number') return unit * value;
    if (value === 0) return 0;
    return value === 1 ? unit : `calc(${value} * ${unit})`;
  };
}
