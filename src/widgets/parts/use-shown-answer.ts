import { useEffect, useEffectEvent } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';

/**
 * Corrects a stored or prefilled answer to the text that a browser's input shows: no blanks around an email, no end of a
 * line in a text, no day in another format. Times are answered to the second, and years with four digits, though browsers
 * show more. It renders nothing itself: text that was typed before the script arrived would be lost.
 *
 * @param type of the input, or "textarea"
 */
export function useShownAnswer(field: WidgetProps, type: string): void {
  const { value } = field;
  const correct = useEffectEvent((written: string) => {
    const shown = shownIn(type, written) || undefined;
    if (shown !== written && field.value === written) field.onChange(shown);
  });
  useEffect(() => {
    if (typeof value !== 'string') return;
    const timer = setTimeout(() => correct(value));
    return () => clearTimeout(timer);
  }, [value]);
}

/** Returns the text that an input of a type shows for an answer; an empty one for what it can't show. */
function shownIn(type: string, value: string): string {
  const isTextarea = type === 'textarea';
  const input = document.createElement(isTextarea ? 'textarea' : 'input');
  const shown = Object.assign(input, isTextarea ? { value } : { type, value }).value;
  if (!/^(date|time)/.test(type)) return shown;
  return /^\d{5}/.test(shown) ? '' : shown.replace(/\.\d+$/, '');
}
