import { app } from 'virtual:forms';
import { content } from 'virtual:gallery';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createProductTheme } from '../../engine/index.ts';
import { ScriptedScreen } from './scripted-screen.tsx';

document.documentElement.lang = app.language;
// A form that finds an error takes the focus, and the page around it would scroll to where that is.
if (window.location.search === '?still') HTMLElement.prototype.focus = () => {};

const path = decodeURIComponent(window.location.pathname).replace(/^\/gallery-frame\/?/, '');
const state = content.groups.flatMap(({ states }) => states).find((each) => each.path === path);

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider theme={createProductTheme(app.theme)}>
    <CssBaseline />
    {state ? (
      <ScriptedScreen app={app} state={state} loaded={content.loaded} />
    ) : (
      <p>No state is called “{path}” any more.</p>
    )}
  </ThemeProvider>,
);

// The page around it makes the frame as high as what it shows.
const tell = () => {
  const height = document.getElementById('root')?.getBoundingClientRect().height ?? 0;
  window.parent.postMessage({ galleryHeight: Math.ceil(height) }, window.location.origin);
};
new ResizeObserver(tell).observe(document.getElementById('root') as HTMLElement);
