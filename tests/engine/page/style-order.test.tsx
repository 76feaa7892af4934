// Proves that the styles of a part of a page override those of every page, wherever its script was loaded.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled, ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { GlobalStyles } from '../../../src/engine/page/global-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';

const Small = styled('button')({ minHeight: 20 });

it('a part overrides the styles of every page', async () => {
  const screen = await render(
    <CacheProvider value={createCache({ key: 'order' })}>
      <ThemeProvider theme={theme}>
        <GlobalStyles theme={theme} />
        <Small className="button">Small</Small>
      </ThemeProvider>
    </CacheProvider>,
  );
  expect(getComputedStyle(screen.getByRole('button').element()).minHeight).toBe('20px');
});
