import { useEffect, useEffectEvent } from 'react';
import type { WidgetProps } from '../engine/widget.ts';

/**
 * Takes the answer back if it is still impossible once all answers have reached their widgets: a country and its
 * region may come in two renders, and a good region must not be lost in between.
 */
export function useTakeBack(field: WidgetProps, impossible: boolean) {
  const takeBack = useEffectEvent(() => field.onChange(undefined));
  useEffect(() => {
    if (!impossible) return;
    const timer = setTimeout(() => takeBack());
    return () => clearTimeout(timer);
  }, [impossible]);
}
