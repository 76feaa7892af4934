import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../../engine/widget.ts';

/** Whether a list has been drawn on this page. */
let isWarm = false;

/**
 * Draws an open list once for each page while it is idle: outside the document, in short tasks, and to be discarded. The
 * first list takes twice as long as any other, since the browser compiles its code and its styles are generated.
 */
export function ListWarmUp({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<Element>();
  useEffect(() => {
    if (isWarm) return undefined;
    return whenIdle(() => {
      isWarm = true;
      // Lists are put into the main part of the page that they are in.
      startTransition(() => setContainer(document.createElement('main')));
    });
  }, []);
  useEffect(() => {
    if (!container) return undefined;
    const timer = setTimeout(() => setContainer(undefined));
    return () => clearTimeout(timer);
  }, [container]);
  return container && createPortal(children, container);
}
