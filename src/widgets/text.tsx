import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** The keyboard settings of phones, by the autofill token. A corrected user name would not be the one that was chosen. */
const hints = [
  [/user|impp|mail|url/, asTyped],
  [/name|organ|address/, { autoCapitalize: 'words', spellCheck: false }],
  [/code/, { ...asTyped, autoCapitalize: 'characters' }],
] as const;

export default function Text(field: WidgetProps) {
  const { autoComplete = '' } = field;
  return <TextInput field={field} hints={hints.find(([token]) => token.test(autoComplete))?.[1]} />;
}
