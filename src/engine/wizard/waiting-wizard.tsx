import { useContext } from 'react';
import type { CompiledWizard } from '../../compiled/screen.ts';
import { certainFirstStep } from '../../core/certain-first-step.ts';
import { MarksExplained } from '../form/field/marks.tsx';
import { useHost } from '../host.tsx';
import { useTitle } from '../screen/frame.tsx';
import { IntroText } from '../screen/intro-text.tsx';
import { Waiting } from '../screen/waiting.tsx';
import { TextFillerContext } from '../text/text-filler.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import type { ReadyStep } from './ready-step.ts';
import { Stepper } from './stepper.tsx';
import { visibleSteps } from './steps.ts';

interface WaitingWizardProps {
  screen: CompiledWizard;
  first: ReadyStep | undefined;
}

/**
 * A wizard that shows no questions yet: its stepper and the texts above the questions as they are without any answer, where
 * they stay, and the spinner. The stepper is absent where the data to come decides which step is the first one.
 */
export function WaitingWizard({ screen, first }: WaitingWizardProps) {
  useTitle(screen.title);
  const { readSources } = useHost();
  const hasValues = useContext(TextFillerContext) !== undefined;
  const steps = visibleSteps({ steps: screen.steps, dataSources: readSources() }, {});
  const step = certainFirstStep(screen.steps);
  return (
    <>
      {step && (
        <>
          <Stepper steps={steps} index={0} all={screen.steps} />
          <h2>
            <RichTextView text={step.title} />
          </h2>
          {!hasValues && <IntroText text={step.intro} />}
        </>
      )}
      {first && (
        <div className="form">
          <MarksExplained form={first.ready.form} />
        </div>
      )}
      <Waiting />
    </>
  );
}
