import type { WidgetProps } from '../engine/widget.ts';
import type { describeChoice } from './parts/describe-choice.tsx';
import { RadioGroup } from './parts/radio-group.tsx';
import { TickedLabel } from './parts/ticked-label.tsx';

/** One row of a matrix; the group around it has the header, and decides whether it is drawn as a table. */
export default function MatrixRow(field: WidgetProps) {
  const describe: typeof describeChoice = (_id, { label }, describedBy) => ({
    attributes: { 'aria-label': `${field.label}: ${label}`, 'aria-describedby': describedBy },
    text: <span>{label}</span>,
  });
  return (
    <RadioGroup field={field} choices={field.choices} label={TickedLabel} describe={describe} />
  );
}
