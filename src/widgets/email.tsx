import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const hints = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

export default function Email(field: WidgetProps) {
  return <TextInput field={field} type="email" hints={hints} />;
}
