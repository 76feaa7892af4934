import type { CompiledWizard } from '../../compiled/screen.ts';
import type { LeavingComponent } from '../load-leaving.ts';
import { RichTextView } from '../rich-text.tsx';
import { Frame } from '../screen/frame.tsx';
import { Loaded } from '../screen/loaded.tsx';
import type { ReadyStep } from './ready-step.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WizardSteps } from './wizard-steps.tsx';

interface WizardProps {
  screen: CompiledWizard;
  /** Given where it is loaded already. */
  first: ReadyStep | undefined;
  /** Given where an outcome leads to another site. */
  Leaving: LeavingComponent | undefined;
}

/** A screen of several steps. */
export function Wizard(props: WizardProps) {
  const { screen, Leaving } = props;
  return (
    <Frame width={screen.width}>
      <h1>
        <RichTextView text={screen.title} />
      </h1>
      <Loaded load={screen.load} waiting={<WaitingWizard screen={screen} />} Leaving={Leaving}>
        {(loaded) => <WizardSteps {...props} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}
