import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

export default function Textarea(field: WidgetProps) {
  const { rows = 4 } = field.options as { rows?: number };
  return <TextInput field={field} rows={rows} />;
}
