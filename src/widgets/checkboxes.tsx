import type { WidgetProps } from '../engine/widget.ts';
import { describeChoice } from './parts/describe-choice.tsx';
import { FocusGroup } from './parts/focus-group.tsx';
import { Tick } from './parts/tick.tsx';
import { keepFocus, TickedLabel } from './parts/ticked-label.tsx';
import { useListAnswer } from './parts/use-list-answer.tsx';

/** Shows a box for each choice. The answer has the order of the choices, not the order in which they were ticked. */
export default function Checkboxes(field: WidgetProps) {
  const { answer, change, reasonOf, full, fullId, status } = useListAnswer(field);

  function tick(value: unknown, ticked: boolean) {
    if (field.readOnly) return;
    const values = field.choices.map((choice) => choice.value);
    change(values.filter((other) => (other === value ? ticked : answer.includes(other))));
  }

  return (
    <FocusGroup role="group" aria-labelledby={field.labelId} onLeave={field.onBlur}>
      {field.choices.map((choice, position) => {
        const { value, label } = choice;
        const isTicked = answer.includes(value);
        // A choice that closes after it was made can be taken back.
        const reason = isTicked ? undefined : reasonOf(choice);
        const isDisabled = reason !== undefined;
        const describedBy =
          [position === 0 && field.describedBy, full && reason === full && fullId]
            .filter(Boolean)
            .join(' ') || undefined;
        const described = describeChoice(`${field.id}-${position}`, choice, describedBy);
        return (
          <TickedLabel
            key={JSON.stringify(value)}
            data-invalid={field.invalid || undefined}
            data-disabled={isDisabled || undefined}
            onMouseDown={keepFocus}
          >
            <Tick
              type="checkbox"
              checked={isTicked}
              onChange={(event) => !isDisabled && tick(value, event.target.checked)}
              id={position === 0 ? field.id : undefined}
              name={field.name}
              aria-invalid={field.invalid}
              aria-readonly={field.readOnly || undefined}
              aria-disabled={isDisabled || undefined}
              aria-describedby={describedBy}
              {...described?.attributes}
            />
            {choice.image}
            {described?.text ?? <span>{label}</span>}
          </TickedLabel>
        );
      })}
      {status}
    </FocusGroup>
  );
}
