import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { DraftContext, type DraftParts } from '../draft/draft-context.ts';
import { createKeptDraft } from '../draft/kept/kept-draft.ts';
import { useHost } from '../host.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { DraftStatus } from './draft-status.tsx';
import { StartOverContext } from './start-over.tsx';

const parts: DraftParts = {
  createDraft: createKeptDraft,
  Notices: DraftNotices,
  Status: DraftStatus,
};

interface KeptDraftProps {
  screen: CompiledFormScreen | CompiledWizard;
  children: ReactNode;
}

/** Returns what gives a screen the code for its draft; loads more where the provider saves it too. */
export async function keptDraftOf({
  loadSaveLater,
}: KeptDraftProps['screen']): Promise<ComponentType<KeptDraftProps>> {
  const loaded = (await loadSaveLater?.()) as { saveLaterParts: DraftParts } | undefined;
  return loaded
    ? (props) => <WithKeptDraft {...props} own={loaded.saveLaterParts} />
    : WithKeptDraft;
}

function WithKeptDraft({ screen, children, own = parts }: KeptDraftProps & { own?: DraftParts }) {
  const { useStep } = useHost();
  const { open } = useStep();
  const [visit, setVisit] = useState(0);
  const startOver = () => {
    const first = screen.kind === 'wizard' ? screen.steps[0] : undefined;
    if (first) open(first.id, 'replace');
    setVisit(visit + 1);
  };
  return (
    <DraftContext value={own}>
      <StartOverContext value={startOver}>
        <Fragment key={visit}>{children}</Fragment>
      </StartOverContext>
    </DraftContext>
  );
}
