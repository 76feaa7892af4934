import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { WidgetProps } from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { formatDecimal, parseDecimal } from './parts/decimal.ts';
import { Input } from './parts/input.tsx';

/** A text input, because a browser's number input loses what was typed as long as it is not a number. */
export default function NumberInput(field: WidgetProps) {
  const { unit } = field.options as { unit?: string };
  const [typed, setTyped] = useState('');
  const shown = parseDecimal(typed) === field.value ? typed : formatDecimal(field.value);
  const unitId = `${field.id}-unit`;
  const describedBy = unit ? [unitId, field.describedBy].filter(Boolean).join(' ') : undefined;
  return (
    <Input
      fullWidth
      error={field.invalid}
      readOnly={field.readOnly}
      placeholder={field.placeholder}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parseDecimal(event.target.value));
      }}
      onBlur={() => {
        setTyped('');
        field.onBlur();
      }}
      endAdornment={
        unit && <InputAdornment position="end">{<span id={unitId}>{unit}</span>}</InputAdornment>
      }
      slotProps={{
        input: {
          ...attributes(field),
          ...(describedBy && { 'aria-describedby': describedBy }),
          inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
        },
      }}
    />
  );
}
