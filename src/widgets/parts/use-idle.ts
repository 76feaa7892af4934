import { useEffect, useState } from 'react';
import { whenIdle } from '../../engine/widget.ts';

/** Tells whether the browser had nothing else to do, at some time since the component was mounted. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
