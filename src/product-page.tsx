import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentProps, StrictMode, useMemo } from 'react';
import * as engine from './engine/index.ts';
import { App, openScreenAt, type Perform } from './runtime/index.ts';
import { widgets } from './widgets/index.ts';

interface ProductPageProps extends Omit<ComponentProps<typeof App>, 'engine' | 'widgets'> {
  styles: EmotionCache;
  /** Given where a screen has a notice or a footer. */
  OwnShell: typeof engine.Shell | undefined;
  /** Given where no stylesheet of the page has the global styles. */
  GlobalStyles: typeof import('./engine/page/global-styles.tsx').GlobalStyles | undefined;
}

/** The page of a product, in the browser and in the build: engine, widgets and runtime together. Needs a router around it. */
export function ProductPage({
  styles,
  GlobalStyles,
  OwnShell = engine.Shell,
  ...props
}: ProductPageProps) {
  const parts = useMemo(() => ({ ...engineParts, Shell: OwnShell }), [OwnShell]);
  const theme = themeOf(props.app);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <engine.ThemeProvider theme={theme}>
          {GlobalStyles && <GlobalStyles theme={theme} />}
          <App {...props} engine={parts} widgets={widgets} />
        </engine.ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}

const themes = new WeakMap<object, engine.ProductTheme>();

/** Returns the theme of a product, which takes a phone 50 ms to create once. */
export function themeOf({ theme: colors }: Pick<ProductPageProps['app'], 'theme'>) {
  const theme = themes.get(colors) ?? engine.createProductTheme(colors);
  themes.set(colors, theme);
  return theme;
}

const engineParts = {
  ...engine,
  loadLateEnd: () => import('./engine/page/late-end.tsx'),
};

/**
 * Loads the screen at a path and a time with everything that it takes to show it at once; `undefined` where there is none.
 *
 * @param perform makes the load call of the screen meanwhile
 */
export const screenAt = (
  app: ProductPageProps['app'],
  path: string,
  now: string,
  perform?: Perform,
) => openScreenAt(app, path, now, engineParts, widgets, perform);
