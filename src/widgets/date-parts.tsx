import type { WidgetProps } from '../engine/widget.ts';
import { DateBoxes } from './parts/dates/date-boxes.tsx';

const parts = ['year', 'month', 'day'] as const;

export default function DateParts(field: WidgetProps) {
  return <DateBoxes field={field} parts={parts} />;
}
