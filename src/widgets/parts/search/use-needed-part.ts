import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../../engine/widget.ts';

/** Milliseconds of a wait after which it is said, after which the part counts as lost, and until a failed load is repeated. */
const slowAfter = 1000;
const lateAfter = 10_000;
const repeatAfter = 5000;

/** A part of the page that a visitor needs, and that is not there. */
export interface MissingPart {
  /** "slow" while it is being loaded, "failed" until a load succeeds, "late" where one has no end. */
  kind: 'slow' | 'failed' | 'late';
  /** Loads it at once; the whole page where the load has no end, which no script can stop, or fails for a new version. */
  retry: () => void;
}

/** Returns whether there is something that the visitor can do. */
export const isLost = (part: MissingPart | undefined): boolean =>
  part !== undefined && part.kind !== 'slow';

/**
 * Loads code or data that came with no screen once it is needed, until it is there.
 *
 * @param isNeeded whether the visitor needs it and it is not there
 * @param load begins a load, or returns the one under way; rejects where it failed
 * @returns what to tell the visitor; nothing while there is nothing to tell
 */
export function useNeededPart(
  isNeeded: boolean,
  load: () => Promise<unknown>,
): MissingPart | undefined {
  const { loadNewVersion, reload } = useHost();
  const [kind, setKind] = useState<MissingPart['kind']>();
  const [retries, setRetries] = useState(0);
  const begin = useEffectEvent(load);
  const leaveVersion = useEffectEvent(() => void loadNewVersion?.());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timers = [
      setTimeout(() => setKind('slow'), slowAfter),
      setTimeout(() => setKind('late'), lateAfter),
    ];
    let isLeft = false;
    const clear = () => timers.forEach(clearTimeout);
    const attempt = () =>
      begin().then(clear, () => {
        clear();
        if (isLeft) return;
        setKind('failed');
        if (retries > 0) leaveVersion();
        timers.push(setTimeout(attempt, repeatAfter));
      });
    void attempt();
    return () => {
      isLeft = true;
      clear();
      setKind(undefined);
    };
  }, [isNeeded, retries]);
  if (!isNeeded || kind === undefined) return undefined;
  return { kind, retry: () => (kind === 'late' ? reload?.() : setRetries(retries + 1)) };
}
