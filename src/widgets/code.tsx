import { useMemo } from 'react';
import { getOwn } from '../core/get-own.ts';
import { resolveData } from '../core/pointer.ts';
import { useAnswer, type WidgetProps } from '../engine/widget.ts';
import { CodeInput } from './parts/code-input.tsx';
import { type CodeOptions, codeShape } from './parts/code-shape.ts';

const asGiven = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;
const digits = { ...asGiven, inputMode: 'numeric' } as const;

/** A code that others gave out. */
export default function Code(field: WidgetProps) {
  const { separators = false, groups = false } = field.options as CodeOptions;
  const mask = useMask(field);
  const shape = useMemo(() => codeShape({ mask, separators, groups }), [mask, separators, groups]);
  const hasLetters = !mask || /[A*]/.test(mask);
  return <CodeInput field={field} shape={shape} hints={hasLetters ? asGiven : digits} />;
}

/** Returns the mask of a code, which another answer may choose; "" while it chooses none. */
function useMask({ options, pointer }: WidgetProps): string | undefined {
  const { mask } = options as { mask?: string | { $data: string; cases: Record<string, string> } };
  const { $data, cases } = typeof mask === 'object' ? mask : { $data: '/', cases: undefined };
  const answer = useAnswer(`/answers${resolveData(pointer, $data)}`);
  return typeof mask === 'object' ? (getOwn(cases, String(answer)) ?? '') : mask;
}
