import type { ElementType } from 'react';
import type { ShownChoice, WidgetProps } from '../../engine/widget.ts';
import { states } from './attributes.ts';
import type { describeChoice } from './describe-choice.tsx';
import { FocusGroup } from './focus-group.tsx';
import { Tick } from './tick.tsx';
import { keepFocus } from './ticked-label.tsx';

interface Props {
  field: WidgetProps;
  choices: ShownChoice[];
  /** The element around each choice. */
  label: ElementType;
  /** Shows the descriptions of choices. */
  describe?: typeof describeChoice;
  className?: string;
  /** Of the inputs; the id of the field without it. */
  name?: string;
}

/** One choice of a few, all of them in sight. */
export function RadioGroup({
  field,
  choices,
  label: Label,
  describe,
  className,
  name = field.id,
}: Props) {
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
        const isDisabled = choice.disabled !== undefined;
        const describedBy = position === tabStop ? field.describedBy : undefined;
        const described = describe?.(`${field.id}-${position}`, choice, describedBy);
        return (
          <Label
            key={JSON.stringify(choice.value)}
            data-chosen={position === chosen || undefined}
            data-invalid={field.invalid || undefined}
            data-disabled={isDisabled || undefined}
            onMouseDown={keepFocus}
          >
            <Tick
              type="radio"
              checked={position === chosen}
              disabled={field.readOnly && position !== tabStop}
              onChange={() => !field.readOnly && !isDisabled && field.onChange(choice.value)}
              // Browsers group radios by name: items of a list share names, never ids.
              name={name}
              id={position === tabStop ? field.id : undefined}
              aria-describedby={describedBy}
              aria-disabled={isDisabled || undefined}
              {...described?.attributes}
            />
            {choice.image}
            {described?.text ?? <span>{choice.label}</span>}
          </Label>
        );
      })}
    </FocusGroup>
  );
}
