import Radio from '@mui/material/Radio';
import type { ElementType } from 'react';
import type { Choice } from '../../compiled/form.ts';
import type { WidgetProps } from '../../engine/widget.ts';
import { states } from './attributes.ts';
import { ChoiceText, choiceAttributes } from './choice-text.tsx';
import { FocusGroup } from './focus-group.tsx';
import { keepFocus } from './ticked-label.tsx';

interface Props {
  field: WidgetProps;
  choices: Choice[];
  /** The element around each choice. */
  label: ElementType;
  className?: string;
}

/** One choice of a few, all of them in sight. */
export function RadioGroup({ field, choices, label: Label, className }: Props) {
  const chosen = choices.findIndex(({ value }) => value === field.value);
  const tabStop = Math.max(chosen, 0);
  return (
    <FocusGroup
      {...states(field)}
      role="radiogroup"
      aria-labelledby={field.labelId}
      aria-readonly={field.readOnly || undefined}
      className={className}
      onLeave={field.onBlur}
    >
      {choices.map((choice, position) => {
        const id = `${field.id}-${position}`;
        return (
          <Label
            key={choice.label}
            data-chosen={position === chosen || undefined}
            data-invalid={field.invalid || undefined}
            onMouseDown={keepFocus}
          >
            <Radio
              checked={position === chosen}
              disabled={field.readOnly && position !== tabStop}
              onChange={() => !field.readOnly && field.onChange(choice.value)}
              slotProps={{
                input: {
                  // Browsers group radios by name: items of a list share names, never ids.
                  name: field.id,
                  ...(position === tabStop && { id: field.id }),
                  ...choiceAttributes(
                    { id, choice },
                    position === tabStop ? field.describedBy : undefined,
                  ),
                },
              }}
            />
            <ChoiceText id={id} choice={choice} />
          </Label>
        );
      })}
    </FocusGroup>
  );
}
