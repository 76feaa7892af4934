import type { WidgetProps } from '../../engine/widget.ts';
import { useAfterHydration } from './use-after-hydration.ts';
import { useCorrectAnswer } from './use-correct-answer.ts';

/**
 * Corrects an answer from elsewhere to what a browser's input shows of it: no blanks around an email, no end of a line in a
 * text, no day in another format.
 *
 * @param type of the input, or "textarea"
 */
export function useShownAnswer(field: WidgetProps, type: string): void {
  const { value } = field;
  const isText = useAfterHydration() && typeof value === 'string';
  useCorrectAnswer(field, isText ? shownIn(type, value) || undefined : value);
}

function shownIn(type: string, value: string): string {
  const isTextarea = type === 'textarea';
  const input = document.createElement(isTextarea ? 'textarea' : 'input');
  return Object.assign(input, isTextarea ? { value } : { type, value }).value;
}
