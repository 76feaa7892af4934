import type { WidgetProps } from '../engine/widget.ts';
import { DateInput } from './parts/dates/date-input.tsx';

export default function TimeField(field: WidgetProps) {
  return <DateInput field={field} type="time" />;
}
