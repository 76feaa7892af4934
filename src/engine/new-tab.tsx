import { styled } from '@mui/material/styles';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stays with the word before it where a line ends; the joiner is no text that anybody could copy or search for. */
const Arrow = styled('span')({ whiteSpace: 'nowrap', '&::before': { content: '"\\2060"' } });

/** An arrow for the eye and words for the ear: the link opens in a new tab. */
export function NewTab({ children }: { children: string }) {
  return (
    <>
      <Arrow aria-hidden="true">
        <svg
          viewBox="0 0 16 16"
          width="12"
          height="12"
          aria-hidden="true"
          focusable="false"
          style={{ marginLeft: 4 }}
        >
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
