import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CompiledStep, CompiledWizard } from '../../definition/compiled.ts';
import { type Answers, type Surroundings, startingValues } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { judged, type ReadyForm, readyForm } from '../form/load-form.ts';
import { useHost, useTexts } from '../host.tsx';
import { neighbours, type OpenedStep, openStep, type Progress, visibleSteps } from './steps.ts';

/** The step on the screen. A review has no form. */
export interface ShownStep {
  step: CompiledStep;
  form?: { ready: ReadyForm; store: FormStore };
}

const loadForm = async (step: CompiledStep) => (step.load ? judged(await step.load()) : undefined);

/** Follows the address of the page: opens the step it names, or the first one that is not valid yet. */
export function useProgress(
  screen: CompiledWizard,
  surroundings: Surroundings,
  stored: Answers | undefined,
  onAnswers: (answers: Answers) => void,
) {
  const { useStep, widgets } = useHost();
  const texts = useTexts();
  const { step: wanted, from, open } = useStep();
  const progress = useRef<Progress>(undefined);
  progress.current ??= { answers: startingValues(screen, stored, surroundings), forms: {} };
  const [shown, setShown] = useState<ShownStep>();
  const [failed, setFailed] = useState<unknown>();
  const [stuck, setStuck] = useState(false);
  const shownStore = useRef<FormStore>(undefined);
  // A call's message blocks until its field is edited, also after the visitor has been on another step.
  const blocking = useRef<Record<string, FormStore['initialNotes']>>({});
  const shownId = useRef<string>(undefined);
  if (failed) throw failed;

  useEffect(() => {
    let stale = false;
    /** With the answers as they stand at the end: the visitor may go on typing while a step is on its way. */
    async function openLatest(): Promise<OpenedStep> {
      const before = progress.current as Progress;
      const opened = await openStep(
        { steps: screen.steps, loadForm, surroundings, texts },
        before,
        wanted,
      );
      return progress.current === before ? opened : openLatest();
    }
    async function show() {
      const opened = await openLatest();
      const { step, answers, forms } = opened;
      const form = forms[step.id];
      const ready = form && (await readyForm(form, widgets));
      if (stale) return;
      progress.current = { answers, forms };
      if (shownId.current !== undefined && shownStore.current) {
        blocking.current[shownId.current] = shownStore.current.state.notes;
      }
      shownId.current = step.id;
      const store =
        form && new FormStore(form, surroundings, texts, answers, blocking.current[step.id]);
      shownStore.current = store;
      setStuck(false);
      setShown({ step, form: ready && store && { ready, store } });
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
  }, [wanted, open, screen, surroundings, texts, widgets]);

  const store = shown?.form?.store;
  useEffect(
    () =>
      store?.subscribe(() => {
        const { answers } = store.state;
        if (progress.current?.answers === answers) return;
        progress.current = { forms: progress.current?.forms ?? {}, answers };
        onAnswers(answers);
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
