import { useEffect, useState } from 'react';

interface Nearness {
  /** Whether the element is in the viewport, or little more than a screen away from it. */
  isNear: boolean;
  /** Height of the element when it was near last. */
  lastHeight: number | undefined;
}

/** Returns whether an element is near the viewport: to draw the content of hundreds at once is too slow. */
export function useIsNear(container: React.RefObject<HTMLElement | null>): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, lastHeight: undefined });
  useEffect(() => {
    if (!container.current) return;
    const update = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      if (!entry) return;
      setNearness(({ isNear, lastHeight }) => ({
        isNear: entry.isIntersecting,
        lastHeight: isNear ? entry.boundingClientRect.height : lastHeight,
      }));
    };
    const observer = new IntersectionObserver(update, { rootMargin: '800px 0px' });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return nearness;
}
