import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  controlHeight,
  FieldAdvice,
  useLanguage,
  useTexts,
  type WidgetProps,
} from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { Input } from '../input.tsx';
import { shownIn, useShownAnswer } from '../use-shown-answer.ts';
import { joinDate, orderedParts, pastedDate } from './date-parts.ts';

interface DateInputProps {
  field: WidgetProps;
  type: 'date' | 'time' | 'datetime-local';
  /** The latest answer. */
  max?: string;
}

/** The browser's own input for a day or a time, which shows the visitor's format and answers in ISO 8601. */
export function DateInput({ field, type, max }: DateInputProps) {
  const texts = useTexts();
  const language = useLanguage();
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
        onPaste={(event) => {
          const pasted = pastedMoment(event.clipboardData.getData('text'), type, language);
          if (!pasted || field.readOnly) return;
          event.preventDefault();
          field.onChange(pasted);
        }}
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

const dateParts = ['year', 'month', 'day'] as const;

/** Returns the answer for a pasted text, which browsers would drop: "9/3/2027", "2027-03-09 13:30"; nothing for any other. */
function pastedMoment(text: string, type: string, language: string): string | undefined {
  const date = type === 'date' && pastedDate(text, orderedParts(language, dateParts));
  return shownIn(type, (date && joinDate(date, dateParts)) || text.trim()) || undefined;
}

const Frame = styled(Input)(({ theme }) => ({
  // Its parts are a little higher than a line of text.
  '& input': { height: controlHeight, paddingBlock: 0 },
  '&[data-empty]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
