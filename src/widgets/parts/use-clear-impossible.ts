import { useEffect, useEffectEvent } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';

/**
 * Clears an answer that is still impossible once all answers have reached their widgets: a country and its region may
 * come in two renders, and a valid region must not be lost in between.
 */
export function useClearImpossible(field: WidgetProps, impossible: boolean) {
  const clear = useEffectEvent(() => field.onChange(undefined));
  useEffect(() => {
    if (!impossible) return;
    const timer = setTimeout(() => clear());
    return () => clearTimeout(timer);
  }, [impossible]);
}
