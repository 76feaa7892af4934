import type { RichText } from '../../definition/files/text.ts';
import { RichTextView } from '../ui/rich-text.tsx';

/** The text above a form. */
export const IntroText = ({ text }: { text: RichText | undefined }) =>
  text && (
    <p>
      <RichTextView text={text} />
    </p>
  );
