import type { WidgetProps } from '../engine/widget.ts';
import { DateInput } from './parts/dates/date-input.tsx';

export default function DateTimeField(field: WidgetProps) {
  return <DateInput field={field} type="datetime-local" max="9999-12-31T23:59" />;
}
