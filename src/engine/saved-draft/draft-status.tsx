import { styled } from '@mui/material/styles';
import type { DraftStore } from '../draft/draft-store.ts';
import { useTexts } from '../host.tsx';
import { useStore } from '../state/use-store.ts';
import { StartOver } from './start-over.tsx';

/** Says once that answers are stored, with a button to delete them. */
export function DraftStatus({ draft }: { draft: DraftStore }) {
  const texts = useTexts();
  const { saved, ended } = useStore(draft, (state) => state);
  const isStored = saved && !ended;
  return (
    <Line data-draft-status>
      <span role="status">{isStored && texts.draftSaved}</span>
      {isStored && <StartOver draft={draft} />}
    </Line>
  );
}

/** Has its height before it has text, so that nothing moves. */
export const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: 8,
  minHeight: 24,
  marginTop: 12,
  color: theme.vars?.palette.text.secondary,
}));
