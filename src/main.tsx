import { app } from 'virtual:forms';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as engine from './engine/index.ts';
import { App, createStore, reloadScreens } from './runtime/index.ts';
import { widgets } from './widgets/index.ts';

const browser = {
  fetch: window.fetch.bind(window),
  online: () => navigator.onLine,
  cookies: () => document.cookie,
  origin: window.location.origin,
};

const root = createRoot(document.getElementById('root') as HTMLElement);

function show(product: typeof app) {
  root.render(
    <StrictMode>
      <ThemeProvider theme={engine.createProductTheme(product.theme)}>
        <CssBaseline />
        <App
          app={product}
          engine={engine}
          widgets={widgets}
          storage={createStore(() => window.localStorage)}
          browser={browser}
        />
      </ThemeProvider>
    </StrictMode>,
  );
}

show(app);

// In development, changed definitions replace those on the screen.
import.meta.hot?.accept('virtual:forms', (changed) => changed && show(changed.app));
import.meta.hot?.on('forms:changed', reloadScreens);
