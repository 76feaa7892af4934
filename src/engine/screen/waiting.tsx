import { useTexts } from '../host.tsx';

/** A spinner that appears only after a short wait, and is a status for screen readers. */
export function Waiting() {
  const texts = useTexts();
  return (
    <div className="waiting" role="status">
      <Spinner />
      <span>{texts.loading}</span>
    </div>
  );
}

export const Spinner = () => <span className="spinner" aria-hidden />;
