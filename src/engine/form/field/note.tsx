import type { FieldUi } from '../../../compiled/form.ts';
import { useTexts } from '../../host.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import { useCheckNote, useMessage } from '../form-context.tsx';
import { fieldClasses } from './field-classes.ts';

interface NoteProps {
  /** Of the element that is described by it. */
  id: string;
  pointer: string;
  help: FieldUi['ui:help'];
  /** Whether the note can change while the visitor is elsewhere. */
  isNoted?: boolean | undefined;
}

/**
 * The help, and below it the message. A line is reserved for the message, so that nothing moves. Help is needed most while something
 * is wrong: it stays. A message in the same words takes its place.
 */
export function Note({ id, pointer, help, isNoted }: NoteProps) {
  const texts = useTexts();
  const message = useMessage(pointer);
  const note = useCheckNote(pointer, texts.checking);
  const isSame = message !== undefined && message === help;
  return (
    <div
      id={`${id}-note`}
      className={fieldClasses.note}
      data-error={message === undefined ? undefined : ''}
      data-help={help === undefined || isSame ? undefined : ''}
      aria-live={isNoted ? 'polite' : undefined}
    >
      {message !== undefined && <strong>{message}</strong>}
      {note !== undefined && message === undefined && <em>{note}</em>}
      {help !== undefined && (
        <span data-gone={isSame ? '' : undefined}>
          <RichTextView text={help} />
        </span>
      )}
    </div>
  );
}
