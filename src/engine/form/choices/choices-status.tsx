import { useTexts } from '../../host.tsx';

interface ChoicesStatusProps {
  id: string;
  text: string;
  /** Given where it stands for the inputs of a field. */
  group: { labelledBy: string; invalid: boolean } | undefined;
  /** Whether it is for screen readers only. */
  isHidden: boolean;
  /** Given where the visitor can load the choices again. */
  retry: (() => void) | undefined;
}

/** The state of the choices that a call brings, and the button that makes the call again. */
export function ChoicesStatus({ id, text, group, isHidden, retry }: ChoicesStatusProps) {
  const texts = useTexts();
  return (
    <div
      className="choices-status"
      data-hidden={isHidden ? '' : undefined}
      data-group={group ? '' : undefined}
      {...(group && {
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': group.labelledBy,
        'data-invalid': group.invalid || undefined,
      })}
    >
      <span id={id} role="status">
        {text}
      </span>
      {retry && (
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
