import { styled } from '@mui/material/styles';
import { useLayoutEffect, useState } from 'react';
import type { CompiledNotice } from '../../compiled/app.ts';
import { isDue } from '../../core/is-due.ts';
import { useHost, useTexts } from '../host.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { space } from '../ui/tokens.ts';

const closed = 'closed';

/**
 * The notice above a screen. The build knows neither the day nor the notices that a visitor has closed: it renders the notice as
 * pending, and a script in the head of the page shows or hides that before the first paint, so that nothing moves later.
 */
export function PageNotice({ notice }: { notice: CompiledNotice }) {
  const { key, text, dismissible, from, until } = notice;
  const { storage, readSources } = useHost();
  const texts = useTexts();
  const dependsOnVisit = dismissible || from !== undefined || until !== undefined;
  const [isShown, setShown] = useState(dependsOnVisit ? undefined : true);
  useLayoutEffect(() => {
    const { now } = readSources();
    const today = now === undefined ? new Date() : new Date(now);
    setShown(isDue({ from, until }, today) && !(dismissible && storage.read(key) === closed));
  }, [key, dismissible, from, until, storage, readSources]);
  if (isShown === false) return null;
  const close = () => {
    storage.write(key, closed);
    setShown(false);
    // The button that has the focus goes away; the heading of the screen comes next.
    document.querySelector<HTMLElement>('main [tabindex="-1"]')?.focus({ preventScroll: true });
  };
  return (
    <Bar data-pending={isShown === undefined || undefined}>
      <p>
        <RichTextView text={text} />
      </p>
      {dismissible && (
        <button type="button" onClick={close} aria-label={texts.close}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
    </Bar>
  );
}

const Bar = styled('aside')(({ theme }) => {
  const { background, divider, primary, text } = (theme.vars ?? theme).palette;
  return {
    display: 'flex',
    alignItems: 'center',
    padding: `${space.xs} ${space.s} ${space.xs} ${space.l}`,
    backgroundColor: background.paper,
    borderBottom: `1px solid ${divider}`,
    '&[data-pending]': { display: 'none' },
    'html[data-shows-notice] &[data-pending]': { display: 'flex' },
    '& > p': { flex: 1, margin: `${space.s} 0`, textAlign: 'center' },
    '& a': { color: primary.main },
    '& > button': {
      display: 'inline-flex',
      padding: space.m,
      border: 0,
      borderRadius: theme.vars?.shape.borderRadius,
      background: 'none',
      color: text.secondary,
      cursor: 'pointer',
      '&:hover': { color: text.primary },
      '--ring-offset': '-4px',
    },
  };
});
