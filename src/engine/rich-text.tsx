import { Fragment, type ReactNode } from 'react';
import type { CompiledText, FilledText } from '../compiled/text.ts';
import { useHost, useTexts } from './host.tsx';
import { NewTab } from './new-tab.tsx';

interface RichTextProps {
  text: CompiledText;
  /** Renders a run with values, where the text may show some. */
  renderFilled?: (run: FilledText) => ReactNode;
}

/** A text of a definition, with its links. */
export function RichTextView({ text, renderFilled }: RichTextProps) {
  const texts = useTexts();
  const { Link } = useHost();
  if (typeof text === 'string') return text;
  return text.map((run) => {
    if (typeof run === 'string') return <Fragment key={run}>{run}</Fragment>;
    if (Array.isArray(run)) return renderFilled?.(run);
    return run.newTab ? (
      <a key={run.text} href={run.href} target="_blank" rel="noreferrer noopener">
        {run.text}
        <NewTab>{texts.newTab}</NewTab>
      </a>
    ) : (
      <Link key={run.text} href={run.href}>
        {run.text}
      </Link>
    );
  });
}
