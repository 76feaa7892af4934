import type { FieldUi } from '../../../compiled/form.ts';
import { useTexts } from '../../host.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { useCheckNote, useMessage } from '../form-context.tsx';
import { fieldClasses } from './field-classes.ts';
import { useIsHelp } from './hint.tsx';

interface NoteProps {
  /** Of the element that is described by it. */
  id: string;
  pointer: string;
  help: FieldUi['ui:help'];
  /** Whether the note can change while the visitor is elsewhere. */
  isNoted?: boolean | undefined;
}

/** The message, for which a line is reserved, so that nothing moves; none where the help above says it in the same words. */
export function Note({ id, pointer, help, isNoted }: NoteProps) {
  const texts = useTexts();
  const message = useMessage(pointer);
  const note = useCheckNote(pointer, texts.checking);
  const isHelp = useIsHelp(pointer, help);
  return (
    <div
      id={`${id}-note`}
      className={fieldClasses.note}
      data-error={message === undefined ? undefined : ''}
      aria-live={isNoted ? 'polite' : undefined}
    >
      {message !== undefined && !isHelp && <strong>{unbroken(message)}</strong>}
      {note !== undefined && message === undefined && <em>{note}</em>}
    </div>
  );
}
