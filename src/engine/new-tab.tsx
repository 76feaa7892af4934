import { VisuallyHidden } from './visually-hidden.tsx';

/** An arrow for the eye and words for the ear: the link opens in a new tab. */
export function NewTab({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true" style={{ whiteSpace: 'nowrap' }}>
        {/* Keeps the arrow with the word before it, where a line ends. */}
        {'\u2060'}
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
      </span>
      <VisuallyHidden as="span"> {children}</VisuallyHidden>
    </>
  );
}
