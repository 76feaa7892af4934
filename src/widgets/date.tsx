import type { WidgetProps } from '../engine/widget.ts';
import { DateInput } from './parts/dates/date-input.tsx';

export default function DateField(field: WidgetProps) {
  // Without an end, browsers take years of six digits.
  return <DateInput field={field} type="date" max="9999-12-31" />;
}
