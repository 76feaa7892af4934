import { useMemo } from 'react';
import type { WidgetProps } from '../engine/widget.ts';
import { CodeInput } from './parts/code-input.tsx';
import { type CodeOptions, codeShape } from './parts/code-shape.ts';

const asGiven = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;
const digits = { ...asGiven, inputMode: 'numeric' } as const;

/** A code that others gave out. */
export default function Code(field: WidgetProps) {
  const { mask, separators = false, groups = false } = field.options as CodeOptions;
  const shape = useMemo(() => codeShape({ mask, separators, groups }), [mask, separators, groups]);
  const hasLetters = mask === undefined || /[A*]/.test(mask);
  return <CodeInput field={field} shape={shape} hints={hasLetters ? asGiven : digits} />;
}
