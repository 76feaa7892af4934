import { type ReactNode, useState } from 'react';
import type { Choice } from '../../compiled/question.ts';
import { withoutContradiction } from '../../core/form/exclusive-choice.ts';
import { fill } from '../../definition/texts.ts';
import { FieldAdvice, useTexts, VisuallyHidden, type WidgetProps } from '../../engine/widget.ts';

interface ListAnswer {
  /** The values of the chosen choices. */
  answer: unknown[];
  /** Changes the answer, which an exclusive choice may reduce. */
  change: (next: unknown[]) => void;
  /** Returns why a choice can't be chosen; nothing where it can. */
  reasonOf: (choice: Choice) => string | undefined;
  /** Says that as many are chosen as may be. */
  full: string | undefined;
  /** Id of the element that says so. */
  fullId: string;
  /** Announces the choices that a change has taken back, and that no more can be chosen; has to be shown in any case. */
  status: ReactNode;
}

/**
 * Returns the answer to a question that takes several choices.
 *
 * @param announcesRemoved whether removed choices need an announcement, since screen readers make none by themselves
 */
export function useListAnswer(field: WidgetProps, announcesRemoved = false): ListAnswer {
  const texts = useTexts();
  const { value, choices, options, onChange, maxItems = Infinity } = field;
  const [announcement, setAnnouncement] = useState('');
  const { exclusive } = options;
  const answer: unknown[] = Array.isArray(value) ? value : [];
  const fullId = `${field.id}-full`;
  // One that excludes all others takes their place.
  const canBeAdded = (one: unknown) => one !== exclusive && !answer.includes(one);
  const isFull = answer.length >= maxItems && choices.some((choice) => canBeAdded(choice.value));
  const full = isFull ? fill(texts.choicesFull, { count: maxItems }) : undefined;
  const reasonOf = (choice: Choice) =>
    choice.disabled ?? (canBeAdded(choice.value) ? full : undefined);

  function change(next: unknown[]) {
    const allowed = withoutContradiction(next, exclusive, answer);
    const announced = announcesRemoved ? [...next, ...answer] : next;
    const labels = choices
      .filter((choice) => announced.includes(choice.value) && !allowed.includes(choice.value))
      .map(({ label }) => label)
      .join(', ');
    setAnnouncement(labels && fill(texts.choicesTakenBack, { labels }));
    onChange(allowed.length > 0 ? allowed : undefined);
  }

  const status = (
    <>
      {(exclusive !== undefined || announcesRemoved) && (
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      )}
      {maxItems !== Infinity && (
        <FieldAdvice field={field} id={fullId}>
          {full}
        </FieldAdvice>
      )}
    </>
  );
  return { answer, change, reasonOf, full, fullId, status };
}
