import { Fragment } from 'react';
import type { RichText } from '../definition/files/text.ts';
import { useHost, useTexts } from './host.tsx';
import { NewTab } from './new-tab.tsx';

/** A text of a definition, with its links. */
export function RichTextView({ text }: { text: RichText }) {
  const texts = useTexts();
  const { Link } = useHost();
  if (typeof text === 'string') return text;
  return text.map((run) => {
    if (typeof run === 'string') return <Fragment key={run}>{run}</Fragment>;
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
