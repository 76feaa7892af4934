import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, StrictMode } from 'react';
import * as engine from './engine/index.ts';
import { App, openScreen } from './runtime/index.ts';
import { widgets } from './widgets/index.ts';

interface ProductPageProps extends Omit<ComponentProps<typeof App>, 'engine' | 'widgets'> {
  styles: EmotionCache;
  /** Whether a stylesheet of the page has the global styles. */
  hasGlobalStyles?: boolean;
}

/** The page of a product, in the browser and in the build: engine, widgets and runtime together. Needs a router around it. */
export function ProductPage({ styles, hasGlobalStyles = false, ...props }: ProductPageProps) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider
          theme={engine.createProductTheme(props.app.theme)}
          // A property of the provider that is missing in its type.
          {...{ disableStyleSheetGeneration: hasGlobalStyles }}
        >
          {!hasGlobalStyles && <CssBaseline />}
          <App {...props} engine={engine} widgets={widgets} />
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}

/** Loads the screen at a path with everything that it takes to show it at once; `undefined` where there is none. */
export const screenAt = (app: ProductPageProps['app'], path: string) =>
  openScreen(app, path, engine, widgets);
