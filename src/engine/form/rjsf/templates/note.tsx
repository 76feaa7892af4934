import type { FieldUi } from '../../../../compiled/form.ts';
import { useTexts } from '../../../host.tsx';
import { RichTextView } from '../../../rich-text.tsx';
import { useIsChecking, useMessage } from '../../form-context.tsx';
import { fieldClasses } from '../styled-form.ts';

interface NoteProps {
  /** Of the element that is described by it. */
  id: string;
  pointer: string;
  help: FieldUi['ui:help'];
  /** Whether a call checks the answer, so that the note changes while the visitor is elsewhere. */
  isChecked?: boolean;
}

/**
 * The help, and in its place the message: the room is that of the larger one, so that nothing moves. Help with a link
 * is needed most while something is wrong, and may have the focus: it stays, below a line that is kept for the message.
 */
export function Note({ id, pointer, help, isChecked }: NoteProps) {
  const texts = useTexts();
  const message = useMessage(pointer);
  const isChecking = useIsChecking(pointer) && message === undefined;
  const stays = Array.isArray(help) && help.some((run) => typeof run !== 'string');
  const isGone = (message !== undefined || isChecking) && !stays;
  return (
    <div
      id={`${id}-note`}
      className={fieldClasses.note}
      data-error={message === undefined ? undefined : ''}
      data-stays={stays ? '' : undefined}
      aria-live={isChecked ? 'polite' : undefined}
    >
      {message !== undefined && <strong>{message}</strong>}
      {isChecking && <em>{texts.checking}</em>}
      {help !== undefined && (
        <span data-gone={isGone ? '' : undefined}>
          <RichTextView text={help} />
        </span>
      )}
    </div>
  );
}
