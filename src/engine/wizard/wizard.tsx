import type { CompiledWizard } from '../../compiled/screen.ts';
import { certainFirstStep } from '../../core/steps/certain-first-step.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import { Frame } from '../screen/frame.tsx';
import { withLeaving } from '../screen/load-leaving.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import type { WidgetSet } from '../widget-props.ts';
import type { ReadyStep } from './ready-step.ts';
import { WaitingWizard } from './waiting-wizard.tsx';
import { WizardSteps } from './wizard-steps.tsx';

interface WizardProps {
  screen: CompiledWizard;
  /** Given where it is loaded already. */
  first: ReadyStep | undefined;
}

/** A screen of several steps. */
function Wizard(props: WizardProps) {
  const { screen } = props;
  return (
    <Frame width={screen.width}>
      <h1 data-above-steps>
        <RichTextView text={screen.title} />
      </h1>
      <Loaded load={screen.load} waiting={<WaitingWizard {...props} />}>
        {(loaded) => <WizardSteps {...props} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}

/** Returns the view of a wizard, once its first step can be shown. */
export const loadView = (screen: CompiledWizard, widgets: WidgetSet) =>
  withLeaving(screen, loadFirstStep(screen, widgets), (first) => (
    <Wizard screen={screen} first={first} />
  ));

/**
 * Loads the first step of a wizard; `undefined` for a review, and for a step that depends on the address, on the response of
 * the wizard's load call, or on a load call of its own.
 */
async function loadFirstStep(
  { steps }: CompiledWizard,
  widgets: WidgetSet,
): Promise<ReadyStep | undefined> {
  const step = certainFirstStep(steps);
  const form = step?.request ? undefined : await step?.load?.();
  return step && form && { step, ready: await readyForm(form, widgets) };
}
