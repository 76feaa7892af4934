import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a form on the page. */
export function show(form: ReactElement): void {
  createRoot(document.getElementById('root') as HTMLElement).render(form);
}
