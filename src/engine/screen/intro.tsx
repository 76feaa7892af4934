import type { CompiledText } from '../../compiled/text.ts';
import type { FilledTextComponent } from '../load-filled-text.ts';
import { RichTextView } from '../rich-text.tsx';
import type { AnswersStore } from '../text/filled-text.tsx';

interface IntroProps {
  text: CompiledText | undefined;
  /** Given where a text of the screen shows values. */
  Filled?: FilledTextComponent | undefined;
  store?: AnswersStore;
}

/** The text above a form. */
export const Intro = ({ text, Filled, store }: IntroProps) =>
  text && (
    <p>
      <RichTextView
        text={text}
        renderFilled={(run) =>
          Filled && store && <Filled key={JSON.stringify(run)} run={run} store={store} />
        }
      />
    </p>
  );
