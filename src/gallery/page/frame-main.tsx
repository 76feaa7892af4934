import { app, Shell, stylisPlugins } from 'virtual:forms';
import { content } from 'virtual:gallery';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createProductTheme, createStyleCache, ThemeProvider } from '../../engine/index.ts';
import { GlobalStyles } from '../../engine/page/global-styles.tsx';
import { presentPath } from './paths.ts';
import { ScriptedScreen } from './scripted-screen.tsx';

const root = document.getElementById('root') as HTMLElement;
const theme = createProductTheme(app.theme);
const styles = createStyleCache(undefined, stylisPlugins);
const states = new Map(
  content.groups.flatMap((group) => group.states).map((state) => [state.path, state]),
);

document.documentElement.lang = app.language;
document.documentElement.dir = app.direction ?? 'ltr';
// A form with an error moves the focus, which would scroll the surrounding page.
if (window.location.search === '?still') HTMLElement.prototype.focus = () => {};

function Frame() {
  const path = usePath();
  const state = states.get(path);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <GlobalStyles theme={theme} />
        {state ? (
          <ScriptedScreen
            key={path}
            app={app}
            OwnShell={Shell}
            state={state}
            choices={content.choices}
            loaded={content.loaded}
          />
        ) : (
          <p>There is no state “{path}”.</p>
        )}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Returns the path of the state in the address, which can change without loading a new page. */
function usePath(): string {
  const [path, setPath] = useState(presentPath);
  useEffect(() => {
    const change = () => setPath(presentPath());
    window.addEventListener('popstate', change);
    return () => window.removeEventListener('popstate', change);
  }, []);
  return path;
}

createRoot(root).render(<Frame />);

import.meta.hot?.accept(['virtual:forms', 'virtual:gallery'], () => window.location.reload());
import.meta.hot?.on('forms:changed', () => window.location.reload());

// The surrounding page sets the height of the frame.
new ResizeObserver(() => {
  const height = Math.ceil(root.getBoundingClientRect().height);
  window.parent.postMessage({ galleryHeight: height }, window.location.origin);
}).observe(root);
