import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledStep, CompiledWizard } from '../../definition/compiled.ts';
import { type Answers, type Surroundings, startingValues } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { judged, type ReadyForm, readyForm } from '../form/load-form.ts';
import { useHost, useTexts } from '../host.tsx';
import { neighbours, openStep, type Progress } from './steps.ts';

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
  const { step: wanted, open } = useStep();
  const progress = useRef<Progress>(undefined);
  progress.current ??= { answers: startingValues(screen, stored, surroundings), forms: {} };
  const [shown, setShown] = useState<ShownStep>();
  const [failed, setFailed] = useState<unknown>();
  const shownId = useRef<string>(undefined);
  // A failed chunk stays failed for the page, so trying again is up to the error screen.
  if (failed) throw failed;

  useEffect(() => {
    let stale = false;
    async function show() {
      const before = progress.current as Progress;
      const opened = await openStep(
        { steps: screen.steps, loadForm, surroundings, texts },
        before,
        wanted,
      );
      const { step, answers, forms } = opened;
      const form = forms[step.id];
      const ready = form && (await readyForm(form, widgets));
      if (stale) return;
      progress.current = { answers, forms };
      shownId.current = step.id;
      const store = form && new FormStore(form, surroundings, texts, answers);
      setShown({ step, form: ready && store && { ready, store } });
      if (step.id !== wanted) open(step.id, 'replace');
      prefetch(neighbours(screen.steps, answers, step.id).next, widgets);
    }
    if (shownId.current === undefined || shownId.current !== wanted) show().catch(setFailed);
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

  return {
    shown,
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

/** Gets the next step while the visitor fills in this one. What fails here is tried again when it is needed. */
function prefetch(step: CompiledStep | undefined, widgets: Parameters<typeof readyForm>[1]) {
  if (!step) return;
  loadForm(step)
    .then((form) => form && readyForm(form, widgets))
    .catch(() => undefined);
}
