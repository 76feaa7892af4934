import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

const hints = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

export default function Url(field: WidgetProps) {
  return <TextInput field={field} type="url" hints={hints} />;
}
