import { useEffect } from 'react';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { useFlushOnLeave } from '../draft/use-flush-on-leave.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import { useHost } from '../host.tsx';
import { useEnvironment } from '../screen/use-environment.ts';
import { useKeyedState } from '../use-keyed-state.ts';
import { WizardStore } from './wizard-store.ts';

/**
 * Makes the store of a wizard, and tells it where the address leads.
 *
 * @param loaded body of the load call's answer
 */
export function useWizard(screen: CompiledWizard, loaded: unknown): WizardStore {
  const { useStep, widgets } = useHost();
  const environment = useEnvironment(loaded);
  const [wizard] = useKeyedState(
    environment,
    () =>
      new WizardStore(screen, {
        ...environment,
        loadForm,
        readyForm: (form) => readyForm(form, widgets),
      }),
  );
  const { step, from, open } = useStep();
  useEffect(() => wizard.follow({ step, from, open }), [wizard, step, from, open]);
  useFlushOnLeave(wizard.draft);
  return wizard;
}

const loadForm = async (step: CompiledStep) => step.load?.();
