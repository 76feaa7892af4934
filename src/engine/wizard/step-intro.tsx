import type { CompiledText, FilledText } from '../../compiled/text.ts';
import { useLanguage, useTexts } from '../host.tsx';
import { RichTextView } from '../rich-text.tsx';
import { useStore } from '../use-store.ts';
import { stepText } from './step-text.ts';
import type { WizardStore } from './wizard-store.ts';

interface StepIntroProps {
  wizard: WizardStore;
  text: CompiledText;
}

/** The text above the form of a step, with the values that it shows. */
export const StepIntro = ({ wizard, text }: StepIntroProps) => (
  <p>
    <RichTextView
      text={text}
      renderFilled={(run) => <Filled key={JSON.stringify(run)} wizard={wizard} run={run} />}
    />
  </p>
);

/** A run with values. It is one text on the page, and renders again only when that changes. */
function Filled({ wizard, run }: { wizard: WizardStore; run: FilledText }) {
  const texts = useTexts();
  const language = useLanguage();
  const reader = { dataSources: wizard.dataSources, texts, language };
  return useStore(wizard, (state) => stepText(run, state, reader));
}
