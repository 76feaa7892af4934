import { Fragment } from 'react';
import type { RichText } from '../definition/files/text.ts';
import { useHost, useTexts } from './host.tsx';
import { NewTab } from './new-tab.tsx';
import { useFill } from './text/text-filler.ts';

/** A text of a definition, with its links and the values that it shows. */
export function RichTextView({ text }: { text: RichText }) {
  const texts = useTexts();
  const { Link } = useHost();
  const fill = useFill();
  if (typeof text === 'string') return fill(text);
  return text.map((run) => {
    if (typeof run === 'string') return <Fragment key={run}>{fill(run)}</Fragment>;
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
