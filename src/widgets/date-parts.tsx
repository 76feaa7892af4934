import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLanguage, useTexts, type WidgetProps } from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import {
  type DatePart,
  joinDate,
  orderedParts,
  splitDate,
  type TypedDate,
  wrongParts,
} from './parts/date-parts.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { Input } from './parts/input.tsx';

/** Keeps what is typed in each box until an answer comes from elsewhere. */
export default function DateParts(field: WidgetProps) {
  const texts = useTexts();
  const parts = orderedParts(useLanguage());
  const [typed, setTyped] = useState<TypedDate>(() => splitDate(field.value));
  const shown = joinDate(typed) === field.value ? typed : splitDate(field.value);
  const wrong = field.invalid ? wrongParts(shown) : [];

  function enter(part: DatePart, text: string) {
    const next = { ...shown, [part]: text };
    setTyped(next);
    field.onChange(joinDate(next));
  }

  return (
    <Row role="group" aria-labelledby={field.labelId} onLeave={field.onBlur}>
      {parts.map((part, position) => {
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

/** Returns the token of one box: "bday-day" where the question's is "bday". */
const autoCompleteOf = (part: DatePart, { autoComplete }: WidgetProps): string | undefined =>
  autoComplete?.replace(/\bbday$/, `bday-${part}`);

const Row = styled(FocusGroup)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { width: 72 },
  '& > [data-part="year"]': { width: 96 },
  '& label': { display: 'block', marginBottom: 4, fontSize: '0.9375rem', lineHeight: 1.4 },
});
