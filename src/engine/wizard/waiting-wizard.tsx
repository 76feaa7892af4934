import type { CompiledWizard } from '../../compiled/screen.ts';
import { certainFirstStep } from '../../core/certain-first-step.ts';
import { useHost } from '../host.tsx';
import { useTitle } from '../screen/frame.tsx';
import { Waiting } from '../screen/waiting.tsx';
import { Stepper } from './stepper.tsx';
import { visibleSteps } from './steps.ts';

/**
 * A wizard whose first step is not there yet: its stepper as it is without any answer, and the spinner. There is no
 * stepper where the data to come decides which step is the first one.
 */
export function WaitingWizard({ screen }: { screen: CompiledWizard }) {
  useTitle(screen.title);
  const { readSources } = useHost();
  const steps = visibleSteps({ steps: screen.steps, dataSources: readSources() }, {});
  return (
    <>
      {certainFirstStep(screen.steps) && <Stepper steps={steps} index={0} all={screen.steps} />}
      <Waiting />
    </>
  );
}
