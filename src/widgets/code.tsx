import { type FormEvent, useCallback, useMemo } from 'react';
import { caretIn } from '../core/text/mask.ts';
import type { WidgetProps } from '../engine/widget.ts';
import { type CodeOptions, type CodeShape, codeShape } from './parts/code-shape.ts';
import { TextInput } from './parts/text-input.tsx';

const asGiven = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/** A code, written with its separators while it is typed or pasted. */
export default function Code(field: WidgetProps) {
  const { mask, separators = false, groups = false } = field.options as CodeOptions;
  const shape = useMemo(() => codeShape({ mask, separators, groups }), [mask, separators, groups]);
  const hints = useMemo(
    () => ({
      ...asGiven,
      ...(mask !== undefined && !/[A*]/.test(mask) && { inputMode: 'numeric' as const }),
      onInput: (event: FormEvent<HTMLInputElement>) => rewrite(event, shape),
    }),
    [mask, shape],
  );
  const { value, onChange } = field;
  const change = useCallback(
    (typed: unknown, isShown?: boolean) =>
      onChange(typeof typed === 'string' ? shape.answer(typed) || undefined : typed, isShown),
    [onChange, shape],
  );
  const shown = typeof value === 'string' ? shape.show(value) : value;
  return <TextInput field={{ ...field, value: shown, onChange: change }} hints={hints} />;
}

/** Adds separators to the typed text, and leaves the caret behind the same character. */
function rewrite(
  { currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>,
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
