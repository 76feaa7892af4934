import type { WidgetProps } from '../engine/widget.ts';
import { TextInput } from './parts/text-input.tsx';

export default function Text(field: WidgetProps) {
  return <TextInput field={field} />;
}
