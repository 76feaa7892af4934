import type { FieldUi } from '../../../compiled/form.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { useMessage } from '../form-context.tsx';
import { fieldClasses } from './field-classes.ts';

interface HintProps {
  /** Of the element that is described by it. */
  id: string;
  pointer: string;
  description: string | undefined;
  help: FieldUi['ui:help'];
}

/**
 * What visitors need to know before they answer: the description, and below it the help. It stands above the control, where no
 * list and no keyboard covers it. A message in the words of the help takes its place.
 */
export function Hint({ id, pointer, description, help }: HintProps) {
  const isMessage = useIsHelp(pointer, help);
  if (!description && help === undefined) return null;
  const text = help !== undefined && <RichTextView text={help} />;
  return (
    <div id={`${id}-hint`} className={fieldClasses.hint}>
      {description && <p>{unbroken(description)}</p>}
      {text && (
        <p>
          {isMessage && <strong>{text}</strong>}
          <span data-gone={isMessage ? '' : undefined}>{text}</span>
        </p>
      )}
    </div>
  );
}

/** Returns whether the message at a pointer has the words of the help, which then is the message. */
export function useIsHelp(pointer: string, help: FieldUi['ui:help']): boolean {
  const message = useMessage(pointer);
  return message !== undefined && message === help;
}
