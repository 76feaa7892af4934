import { styled } from '@mui/material/styles';
import { Fragment, useContext } from 'react';
import type { RichText } from '../../definition/files/text.ts';
import { useHost, useTexts } from '../host.tsx';
import { TextFillerContext, useFill } from '../text/text-filler.ts';
import { space } from './tokens.ts';
import { unbroken } from './unbroken.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A text of a definition, with its links and the values that it shows. */
export function RichTextView({ text }: { text: RichText }) {
  const texts = useTexts();
  const { Link } = useHost();
  const fill = useFill();
  const AddressLink = useContext(TextFillerContext)?.AddressLink;
  if (typeof text === 'string') return unbroken(fill(text));
  return text.map((run) => {
    if (typeof run === 'string') return <Fragment key={run}>{unbroken(fill(run))}</Fragment>;
    if (AddressLink && run.href.startsWith('{')) return <AddressLink key={run.text} {...run} />;
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

/** Stays on the line of the word before it. A word joiner in CSS is neither copied nor found by a search. */
const Arrow = styled('span')({
  whiteSpace: 'nowrap',
  '&::before': { content: '"\\2060"' },
  '& > svg': { marginLeft: space.xs },
});

/** Says that a link opens in a new tab: by an arrow, and by a text for screen readers. */
export function NewTab({ children }: { children: string }) {
  return (
    <>
      <Arrow aria-hidden="true">
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
          <path
            d="M6 3H3v10h10v-3 M9 3h4v4 M13 3L7.5 8.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
      </Arrow>
      <VisuallyHidden as="span"> {children}</VisuallyHidden>
    </>
  );
}
