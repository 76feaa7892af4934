import { styled } from '@mui/material/styles';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stays on the line of the word before it. A word joiner in CSS is neither copied nor found by a search. */
const Arrow = styled('span')({
  whiteSpace: 'nowrap',
  '&::before': { content: '"\\2060"' },
  '& > svg': { marginLeft: 4 },
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
