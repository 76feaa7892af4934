import {
  type ChangeEvent,
  type InputHTMLAttributes,
  memo,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { trimmed } from '../../core/form/typed-text.ts';
import type { WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { Input } from './input.tsx';
import { useShownAnswer } from './use-shown-answer.ts';

interface TextInputProps {
  field: WidgetProps;
  type?: 'text' | 'email' | 'url';
  /** Lines shown; one if left out. */
  rows?: number;
  hints?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A text as it is typed; an empty one is no answer. The browser shows typed text by itself, so that a key press renders
 * nothing of MUI; only an answer that comes from elsewhere is written into the input.
 */
export function TextInput(props: TextInputProps) {
  const { field, type = 'text', rows } = props;
  const { value } = field;
  useShownAnswer(field, rows ? 'textarea' : type);
  const text = value === undefined || value === null ? '' : String(value);
  const [initialText] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const latestText = useRef(text);
  const isComposing = useRef(false);
  useLayoutEffect(() => {
    // Another text in the input would end the composition, and repeat what was composed.
    if (isComposing.current) return;
    // At first the input may have text that was typed before the script arrived, which is taken over later.
    if (latestText.current === text) return;
    latestText.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return (
    <UncontrolledInput
      {...props}
      inputRef={input}
      initialText={initialText}
      latestText={latestText}
      isComposing={isComposing}
    />
  );
}

interface UncontrolledInputProps extends TextInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  initialText: string;
  /** The answer. An input for emails or addresses leaves out blanks at either end once it is left. */
  latestText: RefObject<string>;
  /** Whether an input method is composing a text. */
  isComposing: RefObject<boolean>;
}

const UncontrolledInput = memo(function UncontrolledInput({
  field,
  type = 'text',
  rows,
  hints,
  inputRef,
  initialText,
  latestText,
  isComposing,
}: UncontrolledInputProps) {
  const { trim = true } = field.options as { trim?: boolean };

  function enter(text: string) {
    latestText.current = text;
    field.onChange(answerOf(text), true);
  }

  function tidy() {
    const text = latestText.current;
    const tidied = trimmed(text);
    if (trim && !field.readOnly && tidied !== text) field.onChange(answerOf(tidied));
  }

  return (
    <Input
      {...(rows && { multiline: true, rows, inputComponent: 'textarea' })}
      fullWidth
      error={field.invalid}
      readOnly={field.readOnly}
      placeholder={field.placeholder}
      inputRef={inputRef}
      defaultValue={initialText}
      onChange={(event: ChangeEvent<HTMLInputElement>) => enter(event.target.value)}
      onBlur={() => {
        tidy();
        field.onBlur();
      }}
      // Enter submits a form without leaving the input.
      onKeyDown={({ key }) => key === 'Enter' && !rows && !isComposing.current && tidy()}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
      slotProps={{ input: { ...attributes(field), type: rows ? undefined : type, ...hints } }}
    />
  );
}, isSameButForValue);

const answerOf = (text: string) => (text === '' ? undefined : text);

/** Returns whether two renderings differ in the answer at most. */
function isSameButForValue(
  { field: before, ...restBefore }: UncontrolledInputProps,
  { field: after, ...restAfter }: UncontrolledInputProps,
): boolean {
  return (
    isSame({ ...before, value: undefined }, { ...after, value: undefined }) &&
    isSame(restBefore, restAfter)
  );
}

const isSame = (before: object, after: object): boolean =>
  Object.entries(before).every(([name, value]) => after[name as keyof typeof after] === value) &&
  Object.keys(before).length === Object.keys(after).length;
