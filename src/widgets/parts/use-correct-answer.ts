import { useEffect, useEffectEvent } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';

/**
 * Replaces an answer from elsewhere that the widget can't show by one that it can, or by none. It waits until all answers
 * have reached their widgets: a country and its region may come in two renders, and a valid region must not be lost in
 * between.
 */
export function useCorrectAnswer(field: WidgetProps, correct: unknown) {
  const isWrong = correct !== field.value;
  const replace = useEffectEvent(() => field.onChange(correct));
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => replace());
    return () => clearTimeout(timer);
  }, [isWrong]);
}
