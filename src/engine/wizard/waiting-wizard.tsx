import { useContext } from 'react';
import type { CompiledWizard } from '../../compiled/screen.ts';
import { linkOf } from '../../core/mapping/link-of.ts';
import { certainFirstStep } from '../../core/steps/certain-first-step.ts';
import { visibleSteps } from '../../core/steps/shown-steps.ts';
import { readDraft } from '../draft/draft.ts';
import { MarksExplained } from '../form/field/marks.tsx';
import { useHost } from '../host.tsx';
import { useTitle } from '../screen/frame.tsx';
import { IntroText } from '../screen/intro-text.tsx';
import { Waiting } from '../screen/waiting.tsx';
import { TextFillerContext } from '../text/text-filler.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import type { ReadyStep } from './ready-step.ts';
import { Stepper } from './stepper.tsx';

interface WaitingWizardProps {
  screen: CompiledWizard;
  first: ReadyStep | undefined;
}

/**
 * A wizard that shows no questions yet: its stepper and the texts above the questions as they are without any answer, where
 * they stay, and the spinner. Visitors who come back see the step that they left. The stepper is absent where the data to
 * come decides which step is the first one.
 */
export function WaitingWizard({ screen, first }: WaitingWizardProps) {
  useTitle(screen.title);
  const { readSources } = useHost();
  const hasValues = useContext(TextFillerContext) !== undefined;
  const steps = visibleSteps({ steps: screen.steps, dataSources: readSources() }, {});
  const firstStep = certainFirstStep(screen.steps);
  const left = useLeftStep(screen);
  const step = firstStep && (steps.find(({ id }) => id === left) ?? firstStep);
  return (
    <>
      {step && (
        <>
          <Stepper
            steps={steps}
            index={Math.max(steps.indexOf(step), 0)}
            all={screen.steps}
            isLocked
          />
          <h2>
            <RichTextView text={step.title} />
          </h2>
          {!hasValues && <IntroText text={step.intro} />}
        </>
      )}
      {first && first.step === step && (
        <div className="form">
          <MarksExplained form={first.ready.form} />
        </div>
      )}
      <Waiting />
    </>
  );
}

/** Returns the id of the step in the address, or of the one that was left, where this device has a draft of the link. */
function useLeftStep({ draft, load }: CompiledWizard): string | undefined {
  const { readSources, storage, useStep } = useHost();
  const address = useStep();
  const { answers, link, step } = readDraft(draft, storage);
  const isOwn = link === undefined || link === linkOf(load, readSources());
  return answers && isOwn ? (address.step ?? step) : undefined;
}
