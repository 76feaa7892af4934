// Proves that the spacing of the lean theme is that of MUI.
import { createUnarySpacing as createOfMui } from '@mui/system/spacing';
import { expect, it } from 'vitest';
import { createUnarySpacing } from '../../src/build/theme-spacing.ts';

const ofMui = createOfMui as (theme: object) => (value: number) => unknown;

const themes = [
  {},
  { spacing: 4 },
  { spacing: 'var(--space)' },
  { spacing: 4, vars: { spacing: 'var(--mui-spacing, 8px)' } },
  { spacing: (value: number) => `${value}rem` },
];

it.each(themes)("case %#: the spacing of a theme is MUI's", (theme) => {
  const [own, expected] = [createUnarySpacing(theme), ofMui(theme)];
  for (const value of [0, 1, 2.5, -3]) expect(own(value)).toBe(expected(value));
});

it('a length stays as it is', () => expect(createUnarySpacing({})('2rem' as never)).toBe('2rem'));
