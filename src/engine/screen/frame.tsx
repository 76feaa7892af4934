import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost } from '../host.tsx';
import { useFill } from '../text/text-filler.ts';

/** Sets the title of the browser tab: the given parts with their values, then the product's name. */
export function useTitle(...parts: string[]): void {
  const { appName } = useHost();
  const title = tabTitle(parts.map(useFill()), appName);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/** Whether nothing was opened yet but the page itself, on which visitors may move before its script arrives. */
let isFirst = true;

/**
 * Returns the ref of a heading that takes focus when `key` changes, so that screen readers start there. A visitor who
 * works in an input of the heading's screen already, or has gone anywhere before the script arrived, stays there. The first
 * page does not scroll: it opens at its top by itself, or where the visitor has scrolled to before the script arrived.
 */
export function useFocusOnOpen<T extends HTMLElement>(key: string) {
  const heading = useRef<T>(null);
  useLayoutEffect(() => {
    const isFirstOpened = isFirst;
    isFirst = false;
    const start = () => {
      const focused = document.activeElement;
      const screen = heading.current?.parentElement;
      const isAtWork = isFirstOpened ? focused !== document.body : screen?.contains(focused);
      if (focused !== heading.current && isAtWork) return;
      if (key) heading.current?.focus({ preventScroll: true });
      if (!isFirstOpened) window.scrollTo({ top: 0 });
    };
    if (!isFirstOpened) return start();
    // In a task of its own, since the browser lays the page out for it.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [key]);
  return heading;
}

/** The card around the content of a screen. */
export function Frame({ width = 560, children }: { width?: number; children: ReactNode }) {
  return (
    <Card className="card" maxWidth={width}>
      {children}
    </Card>
  );
}

const Card = styled('div', {
  shouldForwardProp: (name) => name !== 'maxWidth',
})<{ maxWidth: number }>(({ maxWidth }) => ({ maxWidth }));

/** Returns the title of the browser tab: the given parts, then the product's name, each once. */
export const tabTitle = (parts: string[], appName: string): string =>
  [...new Set([...parts, appName])].join(' – ');
