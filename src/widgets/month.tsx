import type { WidgetProps } from '../engine/widget.ts';
import { DateBoxes } from './parts/dates/date-boxes.tsx';

const parts = ['year', 'month'] as const;

export default function Month(field: WidgetProps) {
  return <DateBoxes field={field} parts={parts} />;
}
