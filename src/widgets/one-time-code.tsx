import { useCallback } from 'react';
import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const hints = { inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false } as const;

/** One input, not a box for each digit: a code is pasted, and filled in by the browser, as a whole. */
export default function OneTimeCode(field: WidgetProps) {
  const { onChange } = field;
  const change = useCallback(
    (typed: unknown, isShown?: boolean) => {
      const code = typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : typed;
      onChange(code === '' ? undefined : code, isShown && code === typed);
    },
    [onChange],
  );
  return <TextInput field={{ ...field, onChange: change }} hints={hints} />;
}
