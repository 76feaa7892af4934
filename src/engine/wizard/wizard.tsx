import type { CompiledWizard } from '../../compiled/screen.ts';
import { Frame } from '../screen/frame.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** A screen of several steps. */
export function Wizard({ screen }: { screen: CompiledWizard }) {
  return (
    <Frame width={screen.width}>
      <h1>{screen.title}</h1>
      <Loaded load={screen.load} waiting={<WaitingWizard screen={screen} />}>
        {(loaded) => <WizardSteps screen={screen} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}
