import { type ReactNode, useEffect, useState } from 'react';
import type { CompiledFormScreen, CompiledWizard } from '../../definition/compiled.ts';
import { readDraft } from '../draft/draft.ts';
import { isBehind, type Kept as KeptDraft, keepAsStored, keepMigrated } from '../draft/kept.ts';
import { useHost } from '../host.tsx';
import { Waiting } from './waiting.tsx';

interface KeptProps {
  screen: CompiledFormScreen | CompiledWizard;
  children: (kept: KeptDraft) => ReactNode;
}

/** Shows its content once the draft of the screen is read and of the screen's version. */
export function Kept({ screen, children }: KeptProps) {
  const { storage } = useHost();
  const [stored] = useState(() => readDraft(screen.draft, storage));
  const [kept, setKept] = useState(() =>
    isBehind(stored, screen.draft) ? undefined : keepAsStored(stored, screen),
  );
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (kept === undefined && screen.draft) {
      keepMigrated(stored, screen.draft).then(setKept, setFailed);
    }
  }, [kept, stored, screen.draft]);
  if (failed) throw failed;
  return kept ? children(kept) : <Waiting />;
}
