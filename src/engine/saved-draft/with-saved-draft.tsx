import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { DraftContext, type DraftParts } from '../draft/draft-context.ts';
import { useHost } from '../host.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { DraftStatus } from './draft-status.tsx';
import { createSavedDraft } from './saved-draft.ts';
import { StartOverContext } from './start-over.tsx';

const parts: DraftParts = {
  createDraft: createSavedDraft,
  Notices: DraftNotices,
  Status: DraftStatus,
};

interface SavedDraftProps {
  screen: CompiledFormScreen | CompiledWizard;
  children: ReactNode;
}

/** Returns the component that gives a screen the code for its draft; loads more code where the provider saves it too. */
export async function savedDraftOf({
  loadSaveLater,
}: SavedDraftProps['screen']): Promise<ComponentType<SavedDraftProps>> {
  const loaded = (await loadSaveLater?.()) as { saveLaterParts: DraftParts } | undefined;
  return loaded
    ? (props) => <WithSavedDraft {...props} own={loaded.saveLaterParts} />
    : WithSavedDraft;
}

function WithSavedDraft({ screen, children, own = parts }: SavedDraftProps & { own?: DraftParts }) {
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
