import { app, Shell, stylisPlugins } from 'virtual:forms';
import { content } from 'virtual:gallery';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createProductTheme, createStyleCache, ThemeProvider } from '../../engine/index.ts';
import { GlobalStyles } from '../../engine/page/global-styles.tsx';
import { keepFocusUntilUse } from './keep-focus.ts';
import { presentPath } from './paths.ts';
import { pictureStyles } from './picture-styles.ts';
import { ScriptedScreen } from './scripted-screen.tsx';

const root = document.getElementById('root') as HTMLElement;
const theme = createProductTheme(app.theme);
const styles = createStyleCache(undefined, stylisPlugins);
const states = new Map(
  content.groups.flatMap((group) => group.states).map((state) => [state.path, state]),
);

document.documentElement.lang = app.language;
document.documentElement.dir = app.direction ?? 'ltr';
const query = new URLSearchParams(window.location.search);
if (query.has('still')) keepFocusUntilUse();
const isPicture = query.has('of');
if (isPicture) {
  const style = document.createElement('style');
  style.textContent = pictureStyles(query.getAll('only'));
  document.head.append(style);
}

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
// The pictures of the manual are of another product.
if (!isPicture) import.meta.hot?.on('forms:changed', () => window.location.reload());

/** Pixels that an open list needs. */
const listHeight = 400;
let leastHeight = 0;

/** Tells the surrounding page which height the frame needs. */
function reportHeight() {
  const height = Math.max(leastHeight, Math.ceil(root.getBoundingClientRect().height));
  window.parent.postMessage({ galleryHeight: height }, window.location.origin);
}
new ResizeObserver(reportHeight).observe(root);
// A list that opens lies above the page, which does not grow by it.
window.addEventListener('focusin', ({ target }) => {
  if (!(target as Element).matches('[role="combobox"]')) return;
  leastHeight = listHeight;
  reportHeight();
});
