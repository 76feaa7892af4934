import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const name = { autoCapitalize: 'words', spellCheck: false } as const;

/** What keyboards of phones do by the kind of answer. A corrected user name would not be the one that was chosen. */
const hints: Record<string, typeof asTyped | typeof name> = {
  username: asTyped,
  impp: asTyped,
  name,
  'given-name': name,
  'family-name': name,
};

export default function Text(field: WidgetProps) {
  return <TextInput field={field} hints={hints[field.autoComplete ?? '']} />;
}
