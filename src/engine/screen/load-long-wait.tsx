import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import type { LongWaitProps } from './long-wait.tsx';

const importLongWait = (): Promise<{ default: ComponentType<LongWaitProps> }> =>
  import('./long-wait.tsx').then(
    ({ LongWait }) => ({ default: LongWait }),
    // The wait goes on without a word, as long as nothing can be loaded.
    () => ({ default: () => null }),
  );
const LongWait = lazy(importLongWait);

/** Loads the code for long waits while the browser is idle, and shows it while one is under way. */
export function Wait({ waits, ...props }: LongWaitProps & { waits: boolean }) {
  // The build renders no lazy part, and its HTML has to come to the same.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => whenIdle(() => void importLongWait()), []);
  return (
    isMounted &&
    waits && (
      <Suspense>
        <LongWait {...props} />
      </Suspense>
    )
  );
}
