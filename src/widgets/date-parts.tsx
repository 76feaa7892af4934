import type { WidgetProps } from '../engine/widget.ts';
import { DateBoxes } from './parts/dates/date-boxes.tsx';
import { dayParts } from './parts/dates/date-parts.ts';

export default function DateParts(field: WidgetProps) {
  return <DateBoxes field={field} parts={dayParts} />;
}
