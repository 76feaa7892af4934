import { content } from 'virtual:gallery';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import { presentPath } from './paths.ts';

document.title = `${content.name} – gallery`;
createRoot(document.getElementById('root') as HTMLElement).render(
  <Gallery content={content} path={presentPath()} />,
);

import.meta.hot?.accept('virtual:gallery', () => window.location.reload());
