import { useCallback, useRef, useState } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { Button } from '../button.tsx';
import { draftAnswers } from '../draft/draft-answers.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import { useAutosave } from '../draft/use-autosave.ts';
import { type DataSources, startingValues } from '../form/answers.ts';
import { FormView } from '../form/rjsf/form-view.tsx';
import { useHost, useTexts } from '../host.tsx';
import { RichText } from '../rich-text.tsx';
import { Actions, SubmitButton } from '../screen/actions.tsx';
import { Alert, Message, Notice } from '../screen/alert.tsx';
import { useFocusOnOpen, useTitle } from '../screen/frame.tsx';
import { StaleAnswersNotice } from '../screen/stale-answers-notice.tsx';
import { useOutcome } from '../screen/use-outcome.ts';
import { Waiting } from '../screen/waiting.tsx';
import { finalAnswers } from './final-answers.ts';
import { Review } from './review.tsx';
import { Stepper } from './stepper.tsx';
import { neighbours, type Progress } from './steps.ts';
import { type ShownStep, useProgress } from './use-progress.ts';

interface WizardStepsProps {
  screen: CompiledWizard;
  loaded: unknown;
  kept: LoadedDraft;
}

/** The steps of a wizard whose load call has succeeded. */
export function WizardSteps({ screen, loaded, kept }: WizardStepsProps) {
  const host = useHost();
  const texts = useTexts();
  const [dataSources] = useState<DataSources>(() => ({
    query: host.query,
    page: { url: host.pageUrl() },
    loaded,
  }));
  const [prefilled] = useState(() => startingValues(screen, undefined, dataSources));
  const autosave = useAutosave(screen.draft);
  const { save } = autosave;
  const onAnswers = useCallback(
    ({ answers, forms }: Progress) => {
      const origin = { secrets: screen.secrets, prefilled, forms: Object.values(forms) };
      save({ ...kept.changed?.unknownAnswers, ...draftAnswers(answers, origin) });
    },
    [save, screen, prefilled, kept],
  );
  const progress = useProgress(screen, dataSources, kept, onAnswers);
  const { sending, send } = host.useSend(screen.submit);
  const { said, apply, hush } = useOutcome(autosave.clear);
  // Messages for fields of another step wait here until that step is shown.
  const pending = useRef<Record<string, string>>({});

  const { shown } = progress;
  if (!shown) return <Waiting />;
  const { step, form, questionsToReanswer } = shown;
  const { answers, forms } = progress.current();
  const { visible, index, previous, next } = neighbours(screen.steps, answers, step.id);

  async function submit() {
    const all = await progress.allForms().catch(() => undefined);
    if (!all) {
      apply({ kind: 'failure', outcome: undefined });
      return;
    }
    const final = finalAnswers(screen, { answers: progress.current().answers, forms: all });
    const ended = await send({ ...dataSources, page: { url: host.pageUrl() }, answers: final });
    if (!ended) return;
    const { fields } = apply(ended);
    const elsewhere = visible.find(({ id }) =>
      Object.keys(fields).some((pointer) =>
        all[id]?.questions.some(({ pointer: at }) => at === toQuestionPointer(pointer)),
      ),
    );
    if (elsewhere && elsewhere.id !== step.id) {
      pending.current = fields;
      progress.open(elsewhere.id, 'forward');
    } else {
      form?.store.addServerErrors(fields);
    }
  }

  function goOn() {
    hush();
    autosave.flush();
    const around = neighbours(screen.steps, progress.current().answers, step.id);
    const later = around.visible.slice(around.index + 1);
    // Whoever came back from a later step to change an answer goes on from there.
    const origin = later.find(({ id }) => id === progress.from);
    if (origin) progress.open(origin.id, 'back');
    else if (around.next) progress.open(around.next.id, 'forward');
    else void submit();
  }

  const actions = (
    <>
      {progress.stuck && <Alert>{texts.stepFailed}</Alert>}
      <Message said={said} />
      <Actions>
        <Button
          type="button"
          variant="outlined"
          disabled={!previous || sending}
          onClick={() => {
            hush();
            autosave.flush();
            if (previous) progress.open(previous.id, 'back');
          }}
        >
          {texts.back}
        </Button>
        <SubmitButton sending={sending}>{next ? texts.next : texts.submit}</SubmitButton>
      </Actions>
    </>
  );

  return (
    <>
      <Stepper steps={visible} index={index} />
      <StepBody key={step.id} screen={screen} step={step} form={form} pending={pending}>
        {kept.unreadable && <Notice>{texts.draftUnreadable}</Notice>}
        <StaleAnswersNotice questions={questionsToReanswer} />
        {autosave.failed && <Notice>{texts.draftNotSaved}</Notice>}
        {step.intro && (
          <p>
            <RichText text={step.intro} />
          </p>
        )}
        {form ? (
          <FormView ready={form.ready} store={form.store} onValid={goOn}>
            {actions}
          </FormView>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              goOn();
            }}
          >
            <Review steps={visible} forms={forms} answers={answers} dataSources={dataSources} />
            {actions}
          </form>
        )}
      </StepBody>
    </>
  );
}

interface StepBodyProps {
  screen: CompiledWizard;
  step: CompiledStep;
  form: ShownStep['form'];
  pending: React.RefObject<Record<string, string>>;
  children: React.ReactNode;
}

function StepBody({ screen, step, form, pending, children }: StepBodyProps) {
  useTitle(step.title, screen.title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(step.id);
  if (form && Object.keys(pending.current).length > 0) {
    const notes = pending.current;
    pending.current = {};
    queueMicrotask(() => form.store.addServerErrors(notes));
  }
  return (
    <section aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      {children}
    </section>
  );
}
