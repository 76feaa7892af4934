import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { controlHeight, FieldAdvice, useTexts, type WidgetProps } from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { Input } from '../input.tsx';
import { useShownAnswer } from '../use-shown-answer.ts';

interface DateInputProps {
  field: WidgetProps;
  type: 'date' | 'time' | 'datetime-local';
  /** The latest answer. */
  max?: string;
}

/** The browser's own input for a day or a time, which shows the visitor's format and answers in ISO 8601. */
export function DateInput({ field, type, max }: DateInputProps) {
  const texts = useTexts();
  const value = typeof field.value === 'string' ? field.value : '';
  useShownAnswer(field, type);
  // Browsers give no answer for half a date, or 31 February, but go on showing it.
  const [isUnfinished, setUnfinished] = useState(false);
  if (isUnfinished && value !== '') setUnfinished(false);
  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, isUnfinished && adviceId].filter(Boolean).join(' ');
  return (
    <>
      <Frame
        fullWidth
        type={type}
        error={field.invalid}
        readOnly={field.readOnly}
        value={value}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        onBlur={({ target }) => {
          setUnfinished(target.validity.badInput);
          field.onBlur();
        }}
        data-empty={value === '' ? '' : undefined}
        slotProps={{
          input: { ...attributes(field), 'aria-describedby': describedBy || undefined, max },
        }}
      />
      <FieldAdvice field={field} id={adviceId}>
        {isUnfinished && texts.dateUnfinished}
      </FieldAdvice>
    </>
  );
}

const Frame = styled(Input)(({ theme }) => ({
  // Its parts are a little higher than a line of text.
  '& input': { height: controlHeight, paddingBlock: 0 },
  '&[data-empty]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
