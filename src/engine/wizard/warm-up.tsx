import {
  Activity,
  Component,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { FormView } from '../form/rjsf/form-view.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import type { ReadyStep } from './ready-step.ts';
import type { WizardStore } from './wizard-store.ts';

/**
 * Loads the next step of a wizard, and renders it once while the browser is idle: outside the page, without effects, and
 * to be discarded. The first rendering of a step takes several times as long as any other, since the browser compiles the
 * code of its widgets and their styles are generated; the visitor is not to wait for that after a press on Next.
 */
export function WarmUp({ wizard }: { wizard: WizardStore }) {
  const [next, setNext] = useState<ReadyStep>();
  useEffect(() => {
    let cancel = () => {};
    // In a task of its own, so that the step on the screen is painted first.
    const timer = setTimeout(async () => {
      const loaded = await wizard.loadAhead();
      if (loaded && !isLeft) cancel = whenIdle(() => setNext(loaded));
    });
    let isLeft = false;
    return () => {
      isLeft = true;
      clearTimeout(timer);
      cancel();
    };
  }, [wizard]);
  if (!next) return null;
  return (
    <Quiet>
      {/* Rendered in short tasks, which everything else interrupts. */}
      <Activity mode="hidden">
        <DiscardedForm wizard={wizard} next={next} onRendered={() => setNext(undefined)} />
      </Activity>
    </Quiet>
  );
}

interface DiscardedFormProps {
  wizard: WizardStore;
  next: ReadyStep;
  onRendered: () => void;
}

function DiscardedForm({ wizard, next, onRendered }: DiscardedFormProps) {
  const [container] = useState(() => document.createElement('div'));
  const [{ ready, store }] = useState(() => wizard.previewForm(next));
  // A hidden activity runs effects of this kind alone, since they insert styles.
  useInsertionEffect(() => {
    const timer = setTimeout(onRendered);
    return () => clearTimeout(timer);
  });
  return createPortal(
    <FormView ready={ready} store={store} onValid={() => undefined}>
      {null}
    </FormView>,
    container,
  );
}

/** Renders nothing where its content throws: a step that can't be rendered says so once it is open. */
class Quiet extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError = () => ({ hasThrown: true });

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
