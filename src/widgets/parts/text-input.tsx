import type { InputHTMLAttributes } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { Input } from './input.tsx';

interface Props {
  field: WidgetProps;
  type?: 'text' | 'email' | 'url';
  /** Lines shown; one if left out. */
  rows?: number;
  hints?: InputHTMLAttributes<HTMLInputElement>;
}

/** A text as it is typed; an empty one is no answer. */
export function TextInput({ field, type = 'text', rows, hints }: Props) {
  const { trim = true } = field.options as { trim?: boolean };
  const text = field.value === undefined || field.value === null ? '' : String(field.value);
  const give = (next: string) => field.onChange(next === '' ? undefined : next);

  function tidy() {
    const trimmed = text.trim();
    if (trim && !field.readOnly && trimmed !== text) give(trimmed);
  }

  return (
    <Input
      {...(rows && { multiline: true, rows, inputComponent: 'textarea', sx: severalLines })}
      fullWidth
      error={field.invalid}
      readOnly={field.readOnly}
      placeholder={field.placeholder}
      value={text}
      onChange={(event) => give(event.target.value)}
      onBlur={() => {
        tidy();
        field.onBlur();
      }}
      // Enter submits a form without leaving the input.
      onKeyDown={({ key }) => key === 'Enter' && !rows && tidy()}
      slotProps={{ input: { ...attributes(field), type: rows ? undefined : type, ...hints } }}
    />
  );
}

const severalLines = {
  '& textarea': { display: 'block', padding: '11.5px 14px', resize: 'vertical' },
};
