import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { Input } from './input.tsx';

interface UnitOptions {
  unit?: string;
  unitPosition?: 'before' | 'after';
}

/** Returns the unit of a number on the side where it stands. */
export const unitBeside = ({ unit, unitPosition = 'after' }: UnitOptions) => ({
  before: unitPosition === 'before' ? unit : undefined,
  after: unitPosition === 'after' ? unit : undefined,
});

interface NumberInputProps {
  field: WidgetProps;
  /** Returns the answer for a typed text; one that is no number as it is, for the visitor to correct. */
  parse: (typed: string) => unknown;
  format: (answer: unknown) => string;
  /** Texts beside the number. */
  before?: string | undefined;
  after?: string | undefined;
}

/**
 * A number as it is typed, and as it is written once the input is left. It is a text input, because a browser's number
 * input loses the typed text as long as it is not a number.
 */
export function NumberInput({ field, parse, format, before, after }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const read = (text: string) => parse(withoutUnit(text, before, after));
  const shown = read(typed) === field.value ? typed : format(field.value);
  const beforeId = `${field.id}-before`;
  const afterId = `${field.id}-unit`;
  const describedBy = [before && beforeId, after && afterId, field.describedBy];
  return (
    <Input
      fullWidth
      error={field.invalid}
      readOnly={field.readOnly}
      placeholder={field.placeholder}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(read(event.target.value));
      }}
      onBlur={() => {
        setTyped('');
        field.onBlur();
      }}
      startAdornment={
        before && (
          <InputAdornment position="start">{<span id={beforeId}>{before}</span>}</InputAdornment>
        )
      }
      endAdornment={
        after && <InputAdornment position="end">{<span id={afterId}>{after}</span>}</InputAdornment>
      }
      slotProps={{
        input: {
          ...attributes(field),
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
          inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
        },
      }}
    />
  );
}

/** Returns a typed text without the unit that stands beside its input. */
function withoutUnit(typed: string, before = '', after = ''): string {
  const text = typed.trim();
  const start = before !== '' && text.startsWith(before) ? before.length : 0;
  const end = after !== '' && text.endsWith(after) ? text.length - after.length : text.length;
  return start === 0 && end === text.length ? typed : text.slice(start, end);
}
