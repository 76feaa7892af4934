import { type ReactNode, useState } from 'react';
import { withoutContradiction } from '../../core/form/exclusive-choice.ts';
import { fill } from '../../definition/texts.ts';
import { useTexts, VisuallyHidden, type WidgetProps } from '../../engine/widget.ts';

interface ListAnswer {
  /** The values of the chosen choices. */
  answer: unknown[];
  /** Changes the answer, which an exclusive choice may reduce. */
  change: (next: unknown[]) => void;
  /** Announces the choices that a change has taken back; has to be shown in any case. */
  status: ReactNode;
}

/**
 * Returns the answer to a question that takes several choices.
 *
 * @param announcesRemoved whether removed choices need an announcement, since screen readers make none by themselves
 */
export function useListAnswer(
  { value, choices, options, onChange }: WidgetProps,
  announcesRemoved = false,
): ListAnswer {
  const texts = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const { exclusive } = options;
  const answer: unknown[] = Array.isArray(value) ? value : [];

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

  const status =
    exclusive === undefined && !announcesRemoved ? undefined : (
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    );
  return { answer, change, status };
}
