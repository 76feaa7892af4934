import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, StrictMode } from 'react';
import * as engine from './engine/index.ts';
import { App, openScreen } from './runtime/index.ts';
import { widgets } from './widgets/index.ts';

type ProductPageProps = Omit<ComponentProps<typeof App>, 'engine' | 'widgets'>;

/**
 * The page of a product, in the browser and in the build: engine, widgets and runtime together. Needs a router around it.
 * The stylesheet of a prerendered page has the global styles already.
 */
export function ProductPage(props: ProductPageProps) {
  return (
    <StrictMode>
      <ThemeProvider theme={engine.createProductTheme(props.app.theme)}>
        <CssBaseline />
        <App {...props} engine={engine} widgets={widgets} />
      </ThemeProvider>
    </StrictMode>
  );
}

/** Loads the screen at a path with everything that it takes to show it at once; `undefined` where there is none. */
export const screenAt = (app: ProductPageProps['app'], path: string) =>
  openScreen(app, path, engine, widgets);
