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
  // The advice is shown until the answer changes.
  const [advice, setAdvice] = useState<{ text: string; isUnread: boolean; value: string }>();
  if (advice && advice.value !== value) setAdvice(undefined);
  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, advice && adviceId].filter(Boolean).join(' ');

  /** Says what could not be read: browsers drop it without a message. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (field.readOnly || text.trim() === '') return;
    // The input shows the order of the browser's language, which can be another one than that of the pages it asks for.
    const { locale } = new Intl.DateTimeFormat().resolvedOptions();
    const pasted = pastedMoment(text, type, [language, locale]);
    if (pasted) {
      event.preventDefault();
      field.onChange(pasted);
    }
    const example = momentExample(type, language);
    const unread = aboutTyped(texts.dateUnread, text, { example });
    setAdvice(pasted ? undefined : { text: unread, isUnread: true, value });
  }

  /** Browsers give no answer for half a date, or 31 February, but go on showing it. */
  function leave(showsUnfinished: boolean) {
    if (showsUnfinished) setAdvice({ text: texts.dateUnfinished, isUnread: false, value });
    else if (!advice?.isUnread) setAdvice(undefined);
    field.onBlur();
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
        onBlur={({ target }) => leave(target.validity.badInput)}
        data-empty={value === '' ? '' : undefined}
        slotProps={{
          input: { ...attributes(field), 'aria-describedby': describedBy || undefined, max },
        }}
      />
      {/* What could not be read is shown beside the message of an invalid field, too. */}
      <FieldAdvice field={advice?.isUnread ? { ...field, invalid: false } : field} id={adviceId}>
        {advice?.text}
      </FieldAdvice>
    </>
  );
}

const Frame = styled(Input)(({ theme }) => ({
  // Its parts are a little higher than a line of text.
  '& input': { height: controlHeight, paddingBlock: 0 },
  '&[data-empty]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
