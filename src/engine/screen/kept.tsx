import { type ReactNode, useEffect, useState } from 'react';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { readDraft } from '../draft/draft.ts';
import { isOfAnother, type Kept as KeptDraft } from '../draft/kept.ts';
import { useHost } from '../host.tsx';
import { Waiting } from './waiting.tsx';

interface KeptProps {
  screen: CompiledFormScreen | CompiledWizard;
  children: (kept: KeptDraft) => ReactNode;
}

/** Shows its content once the draft of the screen is read and brought to the screen's version. */
export function Kept({ screen, children }: KeptProps) {
  const { storage } = useHost();
  const { draft, fields } = screen;
  const [stored] = useState(() => readDraft(draft, storage));
  const [kept, setKept] = useState<KeptDraft | undefined>(
    isOfAnother(stored, draft) ? undefined : stored,
  );
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (!isOfAnother(stored, draft)) return;
    // What it takes is loaded only by visitors who need it.
    import('../draft/changed.ts').then(
      ({ keepChanged }) => setKept(keepChanged(stored, draft, fields)),
      setFailed,
    );
  }, [stored, draft, fields]);
  if (failed) throw failed;
  return kept ? children(kept) : <Waiting />;
}
