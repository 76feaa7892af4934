import { useTexts } from '../../../engine/widget.ts';
import { isLost, type MissingPart } from './use-needed-part.ts';

interface Props {
  id: string;
  missing: MissingPart;
  /** The input of the list, which takes focus from the button that goes. */
  inputId: string;
}

/** Tells below a box that its list, or the entries of that, are not there, and lets the visitor load them again. */
export function MissingList({ id, missing, inputId }: Props) {
  const texts = useTexts();
  const isFailed = isLost(missing);

  function retry() {
    const input = document.getElementById(inputId);
    input?.focus();
    // As if it were pressed: its list is to open.
    input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    missing.retry();
  }

  return (
    <div className="choices-status">
      <span key={missing.kind} id={id} role={isFailed ? 'alert' : 'status'}>
        {isFailed ? texts.choicesFailed : texts.loading}
      </span>
      {isFailed && (
        <button type="button" onClick={retry}>
          {missing.kind === 'late' ? texts.reload : texts.tryAgain}
        </button>
      )}
    </div>
  );
}
