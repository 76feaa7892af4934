import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useState } from 'react';
import { aboutTyped } from '../../../core/form/typed-text.ts';
import {
  controlHeight,
  FieldAdvice,
  useLanguage,
  useTexts,
  type WidgetProps,
} from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { Input } from '../input.tsx';
import { useShownAnswer } from '../use-shown-answer.ts';
import { type MomentType, momentExample, pastedMoment } from './pasted-moment.ts';

interface DateInputProps {
  field: WidgetProps;
  type: MomentType;
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
  // It is told until the answer changes.
  const [refused, setRefused] = useState<{ text: string; value: string }>();
  const unread = refused?.value === value ? refused.text : undefined;
  const advice = unread ?? (isUnfinished ? texts.dateUnfinished : undefined);
  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, advice && adviceId].filter(Boolean).join(' ');

  /** Browsers drop what they can't read, without a word. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (field.readOnly || text.trim() === '') return;
    // The input shows the order of the browser's language.
    const pasted = pastedMoment(text, type, [language, navigator.language]);
    if (pasted) {
      event.preventDefault();
      field.onChange(pasted);
    }
    const example = momentExample(type, language);
    setRefused(
      pasted ? undefined : { text: aboutTyped(texts.dateUnread, text, { example }), value },
    );
  }
  return (
    <>
      <Frame
        fullWidth
        type={type}
        error={field.invalid}
        readOnly={field.readOnly}
        value={value}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        onPaste={paste}
        onBlur={({ target }) => {
          setUnfinished(target.validity.badInput);
          field.onBlur();
        }}
        data-empty={value === '' ? '' : undefined}
        slotProps={{
          input: { ...attributes(field), 'aria-describedby': describedBy || undefined, max },
        }}
      />
      {/* A refused text is told beside the message of an invalid field, too. */}
      <FieldAdvice field={unread ? { ...field, invalid: false } : field} id={adviceId}>
        {advice}
      </FieldAdvice>
    </>
  );
}

const Frame = styled(Input)(({ theme }) => ({
  // Its parts are a little higher than a line of text.
  '& input': { height: controlHeight, paddingBlock: 0 },
  '&[data-empty]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
