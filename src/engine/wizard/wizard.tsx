import type { CompiledWizard } from '../../compiled/screen.ts';
import type { FilledTextComponent } from '../load-filled-text.ts';
import { Frame } from '../screen/frame.tsx';
import { Loaded } from '../screen/loaded.tsx';
import type { FirstStep } from './first-step.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WizardSteps } from './wizard-steps.tsx';

interface WizardProps {
  screen: CompiledWizard;
  /** Given where it is loaded already. */
  first: FirstStep | undefined;
  /** Given where a text shows values. */
  Filled: FilledTextComponent | undefined;
}

/** A screen of several steps. */
export function Wizard({ screen, first, Filled }: WizardProps) {
  return (
    <Frame width={screen.width}>
      <h1>{screen.title}</h1>
      <Loaded load={screen.load} waiting={<WaitingWizard screen={screen} />}>
        {(loaded) => <WizardSteps screen={screen} first={first} loaded={loaded} Filled={Filled} />}
      </Loaded>
    </Frame>
  );
}
