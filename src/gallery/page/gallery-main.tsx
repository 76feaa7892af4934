import { content } from 'virtual:gallery';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const path = decodeURIComponent(window.location.pathname).replace(/^\/gallery\/?|\/$/g, '');

document.title = `${content.name} – gallery`;
createRoot(document.getElementById('root') as HTMLElement).render(
  <Gallery content={content} path={path} />,
);

import.meta.hot?.accept('virtual:gallery', () => window.location.reload());
