import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useEffect } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { DraftContext } from '../draft/draft-context.ts';
import { LockedContext } from '../form/locked.ts';
import { FormView } from '../form/rjsf/form-view.tsx';
import { type LoadState, useHost, useTexts } from '../host.tsx';
import { Actions } from '../screen/actions.tsx';
import { useFocusOnOpen, useTitle } from '../screen/frame.tsx';
import { IntroText } from '../screen/intro-text.tsx';
import { LoadResult } from '../screen/loaded.tsx';
import { useNewVersion } from '../screen/use-new-version.ts';
import { Waiting } from '../screen/waiting.tsx';
import { useStore } from '../state/use-store.ts';
import { Button } from '../ui/button.tsx';
import { MessageBox } from '../ui/message-box.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { space } from '../ui/tokens.ts';
import type { ReadyStep } from './ready-step.ts';
import { Review } from './review.tsx';
import { useWay } from './step-motion.ts';
import { Stepper, stepPositionId } from './stepper.tsx';
import { useWizard } from './use-wizard.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WarmUp } from './warm-up.tsx';
import type { StepView } from './wizard-state.ts';
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
  const sending = useStore(wizard.submission, (state) => state.sending);
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') return <WaitingWizard screen={screen} first={first} />;
  const index = visible.findIndex(({ id }) => id === view.step.id);
  // Another tab may have renamed the item that the step is for.
  const step = visible[index] ?? view.step;
  const isFirst = index <= 0;
  const isLast = index === visible.length - 1;
  const loading = view.kind === 'loading' ? view.loading : undefined;
  return (
    <>
      <Stepper steps={visible} index={index} all={screen.steps} isLocked={sending} />
      <MovingStep step={step} index={index} screenTitle={screen.title} loading={loading}>
        {view.kind === 'loading' ? (
          <>
            <LoadResult loading={view.loading} waiting={<Waiting />}>
              {() => null}
            </LoadResult>
            {!isFirst && (
              <Below>
                <BackButton wizard={wizard} />
              </Below>
            )}
          </>
        ) : (
          <OpenStep wizard={wizard} view={{ ...view, step }} isFirst={isFirst} isLast={isLast} />
        )}
      </MovingStep>
    </>
  );
}

interface OpenStepProps {
  wizard: WizardStore;
  view: StepView;
  isFirst: boolean;
  isLast: boolean;
}

/** The content of a step whose data is there. */
function OpenStep({ wizard, view, ...position }: OpenStepProps) {
  const forms = useStore(wizard, (state) => state.forms);
  const sending = useStore(wizard.submission, (state) => state.sending);
  const parts = useContext(DraftContext);
  const { step, form, loadFailed, isLeaving, questionsToReanswer } = view;
  const isLocked = sending || isLeaving;
  useEffect(() => {
    // After the heading has taken focus.
    wizard.focusQuestion?.();
    wizard.focusQuestion = undefined;
  }, [wizard]);
  const actions = <StepActions {...{ wizard, loadFailed, isLeaving }} {...position} />;
  return (
    <>
      {parts && (
        <parts.Notices
          draft={wizard.draft}
          forms={Object.values(forms)}
          questionsToReanswer={questionsToReanswer}
        />
      )}
      <IntroText text={step.intro} />
      {form ? (
        <FormView ready={form.ready} store={form.store} onValid={wizard.next} isLocked={isLocked}>
          {actions}
        </FormView>
      ) : (
        <ReviewForm onSubmit={wizard.next}>
          <Review wizard={wizard} />
          <LockedContext value={isLocked}>{actions}</LockedContext>
        </ReviewForm>
      )}
      <WarmUp wizard={wizard} />
    </>
  );
}

interface StepSectionProps {
  step: CompiledStep;
  screenTitle: string;
  way: ReturnType<typeof useWay>;
  /** Present while the load call of the step has brought nothing. */
  loading: LoadState | undefined;
  children: ReactNode;
}

function MovingStep({ index, ...props }: Omit<StepSectionProps, 'way'> & { index: number }) {
  const { id } = props.step;
  return <StepSection key={id} way={useWay(id, index)} {...props} />;
}

/** A step below its heading, which takes focus when the step opens. */
function StepSection({ step, way, screenTitle, loading, children }: StepSectionProps) {
  useTitle(step.title, screenTitle);
  // A button that was pressed goes as the call is made again.
  const heading = useFocusOnOpen<HTMLHeadingElement>(`${step.id} ${loading?.state}`);
  return (
    <section data-way={way} aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1} aria-describedby={stepPositionId}>
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
  isLeaving: boolean;
  isFirst: boolean;
  isLast: boolean;
}

function StepActions({ wizard, loadFailed, isLeaving, isFirst, isLast }: StepActionsProps) {
  const texts = useTexts();
  const parts = useContext(DraftContext);
  const sending = useStore(wizard.submission, (state) => state.sending);
  return (
    <>
      {loadFailed && <StepFailed isRetrying={isLeaving} />}
      <Actions
        submission={wizard.submission}
        submit={isLast ? texts.submit : texts.next}
        isNext={!isLast}
      >
        <BackButton wizard={wizard} disabled={isFirst || sending} />
      </Actions>
      {parts && <parts.Status draft={wizard.draft} />}
    </>
  );
}

/** Tells that another step could not be loaded, or that the page is being reloaded for it. */
function StepFailed({ isRetrying }: { isRetrying: boolean }) {
  const texts = useTexts();
  const { reload } = useHost();
  const isReloading = useNewVersion(isRetrying);
  return (
    <MessageBox className="call-message">
      <div role="alert">{isReloading ? texts.newVersion : texts.stepFailed}</div>
      {/* The browser asks only once for code that never comes. */}
      <Button type="button" variant="outlined" onClick={reload}>
        {texts.reload}
      </Button>
    </MessageBox>
  );
}

function BackButton({ wizard, disabled }: { wizard: WizardStore; disabled?: boolean }) {
  const texts = useTexts();
  return (
    <Button type="button" variant="outlined" disabled={disabled} onClick={wizard.back}>
      {texts.back}
    </Button>
  );
}

const Below = styled('div')({ marginTop: space.l });
