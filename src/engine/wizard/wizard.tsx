import type { CompiledWizard } from '../../compiled/screen.ts';
import { Frame } from '../screen/frame.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { WithDraft } from '../screen/with-draft.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** A screen of several steps. */
export function Wizard({ screen }: { screen: CompiledWizard }) {
  return (
    <Frame width={screen.width}>
      <h1>{screen.title}</h1>
      <Loaded load={screen.load}>
        {(loaded) => (
          <WithDraft screen={screen}>
            {(kept) => <WizardSteps screen={screen} loaded={loaded} kept={kept} />}
          </WithDraft>
        )}
      </Loaded>
    </Frame>
  );
}
