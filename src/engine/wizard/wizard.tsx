import type { CompiledWizard } from '../../compiled/screen.ts';
import { Frame } from '../screen/frame.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import type { ReadyStep } from './ready-step.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WizardSteps } from './wizard-steps.tsx';

interface WizardProps {
  screen: CompiledWizard;
  /** Given where it is loaded already. */
  first: ReadyStep | undefined;
}

/** A screen of several steps. */
export function Wizard(props: WizardProps) {
  const { screen } = props;
  return (
    <Frame width={screen.width}>
      <h1>
        <RichTextView text={screen.title} />
      </h1>
      <Loaded load={screen.load} waiting={<WaitingWizard screen={screen} />}>
        {(loaded) => <WizardSteps {...props} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}
