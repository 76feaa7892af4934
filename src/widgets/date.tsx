import type { WidgetProps } from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { Input } from './parts/input.tsx';

/** The browser's own date input, which shows the visitor's format and answers in ISO 8601. */
export default function DateInput(field: WidgetProps) {
  const day = typeof field.value === 'string' ? field.value : '';
  return (
    <Input
      fullWidth
      type="date"
      error={field.invalid}
      readOnly={field.readOnly}
      value={day}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      onBlur={field.onBlur}
      // Its parts are a little higher than a line of text.
      sx={{
        '& input': { height: 48, paddingBlock: 0 },
        color: day === '' ? 'text.secondary' : undefined,
      }}
      // Without an end, browsers take years of six digits.
      slotProps={{ input: { ...attributes(field), max: '9999-12-31' } }}
    />
  );
}
