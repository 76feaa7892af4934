import type { WidgetProps } from '../engine/widget.ts';
import { asciiDigits } from './parts/ascii-digits.ts';
import { CodeInput } from './parts/code-input.tsx';

const hints = { inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false } as const;

/** Blanks and hyphens only make a code easier to read. */
const shape = {
  answer: (typed: string) => asciiDigits(typed).replace(/[\s-]/g, ''),
  show: (answer: string) => answer,
};

/** One input, not a box for each digit: a code is pasted, and filled in by the browser, as a whole. */
export default function OneTimeCode(field: WidgetProps) {
  return <CodeInput field={field} shape={shape} hints={hints} />;
}
