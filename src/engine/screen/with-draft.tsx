import { type ReactNode, useEffect, useState } from 'react';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { readDraft } from '../draft/draft.ts';
import { isOfAnotherVersion, type LoadedDraft as KeptDraft } from '../draft/loaded-draft.ts';
import { useHost } from '../host.tsx';
import { Waiting } from './waiting.tsx';

interface KeptProps {
  screen: CompiledFormScreen | CompiledWizard;
  children: (kept: KeptDraft) => ReactNode;
}

/** Shows its content once the draft of the screen is read and brought to the screen's version. */
export function WithDraft({ screen, children }: KeptProps) {
  const { storage } = useHost();
  const { draft, fields } = screen;
  const [stored] = useState(() => readDraft(draft, storage));
  const [kept, setKept] = useState<KeptDraft | undefined>(
    isOfAnotherVersion(stored, draft) ? undefined : stored,
  );
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (!isOfAnotherVersion(stored, draft)) return;
    // What it takes is loaded only by visitors who need it.
    import('../draft/migrate-draft.ts').then(
      ({ migrateDraft }) => setKept(migrateDraft(stored, draft, fields)),
      setFailed,
    );
  }, [stored, draft, fields]);
  if (failed) throw failed;
  return kept ? children(kept) : <Waiting />;
}
