// Proves that arrows point down, and choices stand where their list has them, on a page written from right to left.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { GlobalStyles } from '../../../src/engine/page/global-styles.tsx';
import { stylisPlugins } from '../../../src/engine/page/right-to-left.ts';
import { Input } from '../../../src/widgets/parts/input.tsx';
import { theme } from '../../widgets/show-widget.tsx';

const showMirrored = (content: ReactNode) =>
  render(
    <CacheProvider value={createCache({ key: 'mirrored', stylisPlugins })}>
      <ThemeProvider theme={theme}>
        <GlobalStyles theme={theme} />
        <div dir="rtl">{content}</div>
      </ThemeProvider>
    </CacheProvider>,
  );

it('the arrow of the menu of languages is the same on both sides', async () => {
  const screen = await showMirrored(
    <nav className="languages">
      <button type="button">العربية</button>
    </nav>,
  );
  const arrow = getComputedStyle(screen.getByRole('button').element(), '::after');
  expect(arrow.borderLeftWidth).toBe(arrow.borderRightWidth);
  expect(arrow.borderTopWidth).toBe('5px');
});

it('a Latin choice stands at the right, as in its list', async () => {
  const slotProps = { input: { role: 'combobox', 'aria-expanded': false } };
  const screen = await showMirrored(<Input readOnly value="California" slotProps={slotProps} />);
  const input = screen.getByRole('combobox').element();
  expect(getComputedStyle(input).textAlign).toBe('right');
});
