import {
  type CompositionEvent,
  type FormEvent,
  type InputHTMLAttributes,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { caretIn } from '../../core/text/mask.ts';
import type { WidgetProps } from '../../engine/widget.ts';
import type { CodeShape } from './code-shape.ts';
import { TextInput } from './text-input.tsx';
import { TypedHistory } from './typed-history.ts';
import { useCorrectAnswer } from './use-correct-answer.ts';

interface CodeInputProps {
  field: WidgetProps;
  /** Stays the same object, as the hints do. */
  shape: CodeShape;
  hints: InputHTMLAttributes<HTMLInputElement>;
}

/** A code, written in its own way while it is typed or pasted. */
export function CodeInput({ field, shape, hints }: CodeInputProps) {
  const [history] = useState(() => new TypedHistory());
  const allHints = useMemo(() => {
    const write = (event: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
      const { currentTarget: input, nativeEvent } = event;
      const restored = history.restored(nativeEvent);
      if (restored === undefined) rewrite(event, shape);
      else input.value = restored;
      history.note(input);
    };
    return { ...hints, ...history.handlers, onInput: write, onCompositionEnd: write };
  }, [hints, shape, history]);
  const { value, onChange } = field;
  const change = useCallback(
    (typed: unknown, isShown?: boolean) => onChange(answerOf(typed, shape), isShown),
    [onChange, shape],
  );
  useCorrectAnswer(field, answerOf(value, shape));
  const shown = typeof value === 'string' ? shape.show(value) : value;
  return <TextInput field={{ ...field, value: shown, onChange: change }} hints={allHints} />;
}

const answerOf = (typed: unknown, shape: CodeShape) =>
  typeof typed === 'string' ? shape.answer(typed) || undefined : typed;

/** Writes the typed text as a code, and leaves the caret behind the same character. */
function rewrite(
  {
    currentTarget: input,
    nativeEvent,
  }: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>,
  shape: CodeShape,
) {
  // A composed sign is not finished yet.
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
  const typed = input.value;
  const written = shape.show(shape.answer(typed));
  if (written === typed) return;
  const caret = input.selectionStart ?? typed.length;
  input.value = written;
  const place = caretIn(written, typed, caret);
  // Forward deletion removes the character behind the separator.
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
  const skipped = isForward && /^[^\p{L}\d]/u.test(written.slice(place)) ? 1 : 0;
  input.setSelectionRange(place + skipped, place + skipped);
}
