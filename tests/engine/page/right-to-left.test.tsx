// Proves that the arrow of the menu of languages points down on a page that is written from right to left.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { GlobalStyles } from '../../../src/engine/page/global-styles.tsx';
import { stylisPlugins } from '../../../src/engine/page/right-to-left.ts';
import { theme } from '../../widgets/show-widget.tsx';

it('the arrow is the same on both sides', async () => {
  const screen = await render(
    <CacheProvider value={createCache({ key: 'mirrored', stylisPlugins })}>
      <ThemeProvider theme={theme}>
        <GlobalStyles theme={theme} />
        <nav dir="rtl" className="languages">
          <button type="button">العربية</button>
        </nav>
      </ThemeProvider>
    </CacheProvider>,
  );
  const arrow = getComputedStyle(screen.getByRole('button').element(), '::after');
  expect(arrow.borderLeftWidth).toBe(arrow.borderRightWidth);
  expect(arrow.borderTopWidth).toBe('5px');
});
