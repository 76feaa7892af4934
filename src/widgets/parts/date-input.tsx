import { styled } from '@mui/material/styles';
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
    <Frame
      fullWidth
      type={type}
      error={field.invalid}
      readOnly={field.readOnly}
      value={value}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      onBlur={field.onBlur}
      data-empty={value === '' ? '' : undefined}
      slotProps={{ input: { ...attributes(field), max } }}
    />
  );
}

const Frame = styled(Input)(({ theme }) => ({
  // Its parts are a little higher than a line of text.
  '& input': { height: 48, paddingBlock: 0 },
  '&[data-empty]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
