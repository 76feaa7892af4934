import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const name = { autoCapitalize: 'words', spellCheck: false } as const;
const code = { ...asTyped, autoCapitalize: 'characters' } as const;

/** What keyboards of phones do, by the end of the autofill token. A corrected user name would not be the one that was chosen. */
const hints: [end: RegExp, hint: typeof asTyped | typeof name | typeof code][] = [
  [/(username|impp|email|url|cc-number)$/, asTyped],
  [/(name|organization|title|address|level\d|line\d)$/, name],
  [/postal-code$/, code],
];

export default function Text(field: WidgetProps) {
  const { autoComplete = '' } = field;
  return <TextInput field={field} hints={hints.find(([end]) => end.test(autoComplete))?.[1]} />;
}
