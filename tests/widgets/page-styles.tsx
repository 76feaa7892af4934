import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useInsertionEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { GlobalStyles } from '../../src/engine/page/global-styles.tsx';
import { theme } from './show-widget.tsx';

/** Returns the styles of every page as CSS. To serialize them takes longer than most tests. */
function pageCss(): string {
  const container = document.createElement('div');
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <CacheProvider value={createCache({ key: 'page', container, speedy: false })}>
        <ThemeProvider theme={theme}>
          <GlobalStyles theme={theme} />
        </ThemeProvider>
      </CacheProvider>,
    ),
  );
  const texts = [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
  root.unmount();
  return texts.join('\n');
}

const css = pageCss();

/** The styles that every page has, in the theme of the tests: before those of its parts, which win over them. */
export function PageStyles() {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.prepend(style);
    return () => style.remove();
  }, []);
  return null;
}
