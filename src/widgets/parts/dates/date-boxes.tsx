import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useState } from 'react';
import { space, text, useLanguage, useTexts, type WidgetProps } from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { FocusGroup } from '../focus-group.tsx';
import { Input } from '../input.tsx';
import { useCorrectAnswer } from '../use-correct-answer.ts';
import {
  type DatePart,
  joinDate,
  orderedParts,
  pastedDate,
  splitDate,
  type TypedDate,
  typedDate,
  wrongParts,
} from './date-parts.ts';
import { pastedMoment } from './pasted-moment.ts';

interface DateBoxesProps {
  field: WidgetProps;
  /** The parts of the answer in its order, each of which has a box. */
  parts: readonly DatePart[];
}

/** A box for each part of a date. The typed texts stay until another source sets the answer. */
export function DateBoxes({ field, parts }: DateBoxesProps) {
  const texts = useTexts();
  const language = useLanguage();
  const drawn = orderedParts(language, parts);
  const [typed, setTyped] = useState<TypedDate>(() => splitDate(field.value, parts));
  const shown = joinDate(typed, parts) === field.value ? typed : splitDate(field.value, parts);
  useCorrectAnswer(field, joinDate(shown, parts));
  const wrong = field.invalid ? wrongParts(shown, parts) : [];

  function enter(part: DatePart, text: string) {
    change(typedDate({ ...shown, [part]: text }));
  }

  function change(next: TypedDate) {
    setTyped(next);
    field.onChange(joinDate(next, parts));
  }

  /** Puts each part of a whole date into its box, whichever one it is pasted into. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    const day = parts.includes('day') ? pastedMoment(text, 'date', [language]) : undefined;
    const date = day ? splitDate(day, parts) : pastedDate(text, drawn);
    if (!date || field.readOnly) return;
    event.preventDefault();
    change(date);
  }

  return (
    <Row role="group" aria-labelledby={field.labelId} onLeave={field.onBlur}>
      {drawn.map((part, position) => {
        const id = position === 0 ? field.id : `${field.id}-${part}`;
        const isWrong = wrong.includes(part);
        return (
          <div key={part} data-part={part}>
            <label htmlFor={id}>{texts[part]}</label>
            <Input
              fullWidth
              error={isWrong}
              readOnly={field.readOnly}
              value={shown[part]}
              onChange={(event) => enter(part, event.target.value)}
              onPaste={paste}
              slotProps={{
                input: {
                  ...attributes(field),
                  id,
                  name: `${field.name}-${part}`,
                  inputMode: 'numeric',
                  autoComplete: autoCompleteOf(part, field),
                  'aria-invalid': isWrong,
                  'aria-describedby': position === 0 || isWrong ? field.describedBy : undefined,
                },
              }}
            />
          </div>
        );
      })}
    </Row>
  );
}

/** Returns the token of one box: "bday-day" where the question's is "bday", the date of birth; "cc-exp" is that of a card's last month. */
const autoCompleteOf = (part: DatePart, { autoComplete }: WidgetProps): string | undefined =>
  autoComplete?.replace(/\b(bday|cc-exp)$/, `$1-${part}`);

const Row = styled(FocusGroup)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  '& > *': { width: 72 },
  '& > [data-part="year"]': { width: 96 },
  '& label': { display: 'block', ...text.small, marginBottom: space.xs },
});
