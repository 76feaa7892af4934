import { type MouseEvent, useCallback, useRef } from 'react';

/**
 * Returns a handler of clicks that lets a double press act on one button alone. What is removed or moved by the first press
 * gives its place to another button, which would take the second one: a second file would go, or a removed item come back.
 */
export function useFirstPress() {
  const first = useRef<Element>(null);
  return useCallback((event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (event.detail < 2) first.current = button;
    else if (button && button !== first.current) {
      event.stopPropagation();
      event.preventDefault();
    }
  }, []);
}
