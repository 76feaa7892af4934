import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import { type DataSources, startingValues } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { type ReadyForm, readyForm, withConditions } from '../form/rjsf/load-form.ts';
import { useHost, useTexts } from '../host.tsx';
import type { LabelledQuestion, ResumedDraft } from './resume-draft.ts';
import { neighbours, type OpenedStep, openStep, type Progress, visibleSteps } from './steps.ts';

/** The step on the screen. A review has no form. */
export interface ShownStep {
  step: CompiledStep;
  form?: { ready: ReadyForm; store: FormStore };
  /** What has to be answered again, on the step that a visitor of another version meets first. */
  questionsToReanswer: LabelledQuestion[];
}

const loadForm = async (step: CompiledStep) =>
  step.load ? withConditions(await step.load()) : undefined;

/** Follows the address of the page: opens the step it names, or the first one that is not valid yet. */
export function useProgress(
  screen: CompiledWizard,
  dataSources: DataSources,
  kept: LoadedDraft,
  onAnswers: (progress: Progress) => void,
) {
  const { useStep, widgets } = useHost();
  const texts = useTexts();
  const { step: wanted, from, open } = useStep();
  const progress = useRef<Progress>(undefined);
  progress.current ??= { answers: startingValues(screen, kept.answers, dataSources), forms: {} };
  const [shown, setShown] = useState<ShownStep>();
  const [failed, setFailed] = useState<unknown>();
  const [stuck, setStuck] = useState(false);
  const shownStore = useRef<FormStore>(undefined);
  // A call's message blocks until its field is edited, also after the visitor has been on another step.
  const blocking = useRef<Record<string, FormStore['initialServerErrors']>>({});
  const shownId = useRef<string>(undefined);
  const met = useRef<ResumedDraft>(undefined);
  if (failed) throw failed;

  useEffect(() => {
    let stale = false;
    const opening = { steps: screen.steps, loadForm, dataSources, texts };
    /** With the answers as they stand at the end: the visitor may go on typing while a step is on its way. */
    async function openLatest(id: string | undefined): Promise<OpenedStep> {
      const before = progress.current as Progress;
      const opened = await openStep(opening, before, id);
      return progress.current === before ? opened : openLatest(id);
    }
    /** Where a visitor comes back to: what the address names, unless the form has changed and needs something. */
    async function landing(): Promise<string | undefined> {
      if (!kept.changed) return wanted;
      const { resumeDraft } = await import('./resume-draft.ts');
      met.current ??= await resumeDraft(opening, kept.changed, progress.current as Progress);
      const { firstInvalidStep, questionsToReanswer, answers, forms } = met.current;
      progress.current = { answers, forms };
      return wanted === undefined || questionsToReanswer.length > 0
        ? (firstInvalidStep ?? wanted)
        : wanted;
    }
    async function show() {
      const isFirst = shownId.current === undefined;
      const opened = await openLatest(isFirst ? await landing() : wanted);
      const { step, answers, forms } = opened;
      const form = forms[step.id];
      const ready = form && (await readyForm(form, widgets));
      if (stale) return;
      progress.current = { answers, forms };
      if (shownId.current !== undefined && shownStore.current) {
        blocking.current[shownId.current] = shownStore.current.state.serverErrors;
      }
      shownId.current = step.id;
      const store =
        form && new FormStore(form, dataSources, texts, answers, blocking.current[step.id]);
      shownStore.current = store;
      setStuck(false);
      setShown({
        step,
        form: ready && store && { ready, store },
        questionsToReanswer: (isFirst && met.current?.questionsToReanswer) || [],
      });
      // Whoever goes on has seen what has changed: the draft is of this version from here on.
      if (!isFirst && kept.changed) onAnswers({ answers, forms });
      if (step.id !== wanted) open(step.id, 'replace');
      const { next } = neighbours(screen.steps, answers, step.id);
      if (next) prefetch(next, widgets);
      // Sending needs the forms of skipped steps too, and the connection may be gone by then.
      else for (const other of screen.steps) if (!forms[other.id]) prefetch(other);
    }
    function stay(error: unknown) {
      if (stale) return;
      // With a step on the screen its answers stay there, and the visitor can try again.
      if (shownId.current === undefined) setFailed(error);
      else {
        setStuck(true);
        open(shownId.current, 'back');
      }
    }
    if (shownId.current === undefined || shownId.current !== wanted) show().catch(stay);
    return () => {
      stale = true;
    };
  }, [wanted, open, screen, dataSources, texts, widgets, kept, onAnswers]);

  const store = shown?.form?.store;
  useEffect(
    () =>
      store?.subscribe(() => {
        const { answers } = store.state;
        if (progress.current?.answers === answers) return;
        progress.current = { forms: progress.current?.forms ?? {}, answers };
        onAnswers(progress.current);
      }),
    [store, onAnswers],
  );

  // An answer can open a step or skip one, which the stepper and the button of the last step show at once.
  useSyncExternalStore(store?.subscribe ?? never, () =>
    visibleSteps(screen.steps, progress.current?.answers ?? {})
      .map(({ id }) => id)
      .join(),
  );

  return {
    shown,
    from,
    /** Whether a step could not be loaded the last time. */
    stuck,
    open,
    current: useCallback(() => progress.current as Progress, []),
    /** The forms of all steps, also of those that are skipped. */
    allForms: useCallback(async () => {
      const { forms } = progress.current as Progress;
      const entries = await Promise.all(
        screen.steps.map(async (step) => [step.id, forms[step.id] ?? (await loadForm(step))]),
      );
      return Object.fromEntries(entries.filter(([, form]) => form)) as Progress['forms'];
    }, [screen]),
  };
}

const never = () => () => {};

/** Gets a step while the visitor fills in another one. What fails here is tried again when it is needed. */
function prefetch(step: CompiledStep, widgets?: Parameters<typeof readyForm>[1]) {
  loadForm(step)
    .then((form) => form && widgets && readyForm(form, widgets))
    .catch(() => undefined);
}
