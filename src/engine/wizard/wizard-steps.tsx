import type { ReactNode } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { Button } from '../button.tsx';
import { FormView } from '../form/rjsf/form-view.tsx';
import { useTexts } from '../host.tsx';
import { RichTextView } from '../rich-text.tsx';
import { Actions, SubmitButton } from '../screen/actions.tsx';
import { Alert, Message } from '../screen/alert.tsx';
import { DraftNotices } from '../screen/draft-notices.tsx';
import { useFocusOnOpen, useTitle } from '../screen/frame.tsx';
import { Intro } from '../screen/intro.tsx';
import { Wait } from '../screen/load-long-wait.tsx';
import { useStore } from '../use-store.ts';
import type { ReadyStep } from './ready-step.ts';
import { Review } from './review.tsx';
import { Stepper } from './stepper.tsx';
import { useWizard } from './use-wizard.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WarmUp } from './warm-up.tsx';
import type { WizardStore } from './wizard-store.ts';

interface WizardStepsProps {
  screen: CompiledWizard;
  first: ReadyStep | undefined;
  loaded: unknown;
}

/** The steps of a wizard whose load call has succeeded. */
export function WizardSteps({ screen, first, loaded }: WizardStepsProps) {
  const wizard = useWizard(screen, loaded, first);
  const view = useStore(wizard, (state) => state.view);
  const visible = useStore(wizard, (state) => state.visible);
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') return <WaitingWizard screen={screen} />;
  const { step, form, loadFailed, questionsToReanswer } = view;
  const index = visible.findIndex(({ id }) => id === step.id);
  const actions = (
    <StepActions
      wizard={wizard}
      loadFailed={loadFailed}
      isFirst={index <= 0}
      isLast={index === visible.length - 1}
    />
  );
  return (
    <>
      <Stepper steps={visible} index={index} count={screen.steps.length} />
      <StepSection key={step.id} step={step} screenTitle={screen.title}>
        <DraftNotices draft={wizard.draft} questionsToReanswer={questionsToReanswer} />
        <Intro text={step.intro} />
        {form ? (
          <FormView ready={form.ready} store={form.store} onValid={wizard.next}>
            {actions}
          </FormView>
        ) : (
          <ReviewForm onSubmit={wizard.next}>
            <Review wizard={wizard} />
            {actions}
          </ReviewForm>
        )}
        <WarmUp wizard={wizard} />
      </StepSection>
    </>
  );
}

interface StepSectionProps {
  step: CompiledStep;
  screenTitle: string;
  children: ReactNode;
}

/** A step below its heading, which takes focus when the step opens. */
function StepSection({ step, screenTitle, children }: StepSectionProps) {
  useTitle(step.title, screenTitle);
  const heading = useFocusOnOpen<HTMLHeadingElement>(step.id);
  return (
    <section aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1}>
        <RichTextView text={step.title} />
      </h2>
      {children}
    </section>
  );
}

function ReviewForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface StepActionsProps {
  wizard: WizardStore;
  loadFailed: boolean;
  isFirst: boolean;
  isLast: boolean;
}

function StepActions({ wizard, loadFailed, isFirst, isLast }: StepActionsProps) {
  const texts = useTexts();
  const { sending, leavingTo, message } = useStore(wizard.submission, (state) => state);
  return (
    <>
      {loadFailed && <Alert>{texts.stepFailed}</Alert>}
      <Message message={message} />
      <Wait waits={sending} action={texts.stopWaiting} onEnd={wizard.submission.stopWaiting} />
      <Actions leavingTo={leavingTo} onReturn={wizard.submission.reopen}>
        <Button
          type="button"
          variant="outlined"
          disabled={isFirst || sending}
          onClick={wizard.back}
        >
          {texts.back}
        </Button>
        <SubmitButton sending={sending}>{isLast ? texts.submit : texts.next}</SubmitButton>
      </Actions>
    </>
  );
}
