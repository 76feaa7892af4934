import type { WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { Input } from './input.tsx';

interface DateInputProps {
  field: WidgetProps;
  type: 'date' | 'time' | 'datetime-local';
  /** The latest answer. */
  max?: string;
}

/** The browser's own input for a day or a time, which shows the visitor's format and answers in ISO 8601. */
export function DateInput({ field, type, max }: DateInputProps) {
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <Input
      fullWidth
      type={type}
      error={field.invalid}
      readOnly={field.readOnly}
      value={value}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      onBlur={field.onBlur}
      // Its parts are a little higher than a line of text.
      sx={{
        '& input': { height: 48, paddingBlock: 0 },
        color: value === '' ? 'text.secondary' : undefined,
      }}
      slotProps={{ input: { ...attributes(field), max } }}
    />
  );
}
