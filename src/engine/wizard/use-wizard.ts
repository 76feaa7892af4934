import { useEffect, useLayoutEffect } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { inTime } from '../../core/within.ts';
import { useFlushOnLeave } from '../draft/use-flush-on-leave.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import { useHost } from '../host.tsx';
import { useEnvironment } from '../screen/use-environment.ts';
import { useKeyedState } from '../state/use-keyed-state.ts';
import type { ReadyStep } from './ready-step.ts';
import { WizardStore } from './wizard-store.ts';

/**
 * Creates the store of a wizard, and passes it the step in the address.
 *
 * @param loaded body of the load call's answer
 * @param first the first step, where it is loaded already
 */
export function useWizard(
  screen: CompiledWizard,
  loaded: unknown,
  first: ReadyStep | undefined,
): WizardStore {
  const { useStep, widgets } = useHost();
  const environment = useEnvironment(screen, loaded);
  const { step, from, open, prepareBy } = useStep();
  const [wizard] = useKeyedState(
    environment,
    () =>
      new WizardStore(
        screen,
        {
          ...environment,
          loadForm,
          readyForm: (form) => inTime(longestLoad, readyForm(form, widgets)),
        },
        step === undefined || step === first?.step.id ? first : undefined,
      ),
  );
  useLayoutEffect(() => wizard.follow({ step, from, open }), [wizard, step, from, open]);
  useEffect(() => prepareBy?.(wizard.prepare), [wizard, prepareBy]);
  useFlushOnLeave(wizard.draft, wizard.forgetSecrets);
  useEffect(() => wizard.submission.open(), [wizard]);
  return wizard;
}

/** The longest time in milliseconds that the code of a step is waited for, which may never come. */
const longestLoad = 10_000;

const loadForm = async (step: CompiledStep) => step.load && inTime(longestLoad, step.load());
