import type { CompiledWizard } from '../../compiled/screen.ts';
import { useTitle } from '../screen/frame.tsx';
import { Waiting } from '../screen/waiting.tsx';
import { Stepper } from './stepper.tsx';
import { visibleSteps } from './steps.ts';

/** A wizard whose first step is not there yet: its stepper as it is without any answer, and the spinner. */
export function WaitingWizard({ screen }: { screen: CompiledWizard }) {
  useTitle(screen.title);
  const steps = visibleSteps(screen.steps, {});
  return (
    <>
      {steps.length > 0 && <Stepper steps={steps} index={0} />}
      <Waiting />
    </>
  );
}
