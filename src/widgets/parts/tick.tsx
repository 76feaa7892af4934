import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { growingTarget } from '../../engine/widget.ts';

/**
 * A box to tick, or a circle to choose: a native input over its drawing. MUI's have the same look, and bring its button
 * base with them, 5 kB, of which they would use nothing but the outline.
 */
export function Tick(props: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return (
    <Frame data-ring>
      <input {...props} />
      <svg viewBox="0 0 24 24" aria-hidden>
        {props.type === 'radio' ? circle : box}
      </svg>
    </Frame>
  );
}

// The drawings of Material Design.
const box = (
  <>
    <path
      data-off
      d="M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z"
    />
    <path
      data-on
      d="M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z"
    />
  </>
);
const circle = (
  <>
    <path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z" />
    <circle cx="12" cy="12" r="5" />
  </>
);

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: growingTarget,
  height: growingTarget,
  borderRadius: '50%',
  color: theme.vars?.palette.text.secondary,
  WebkitTapHighlightColor: 'transparent',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& > svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  '& circle': {
    transform: 'scale(0)',
    transformOrigin: 'center',
    transition: theme.transitions.create('transform', { duration: 150 }),
  },
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor: theme.alpha(
        (theme.vars ?? theme).palette.primary.main,
        (theme.vars ?? theme).palette.action.hoverOpacity,
      ),
    },
  },
  '&:has(> :checked)': {
    color: theme.vars?.palette.primary.main,
    '& circle': { transform: 'none' },
    '& [data-off]': { display: 'none' },
  },
  '&:not(:has(> :checked)) [data-on]': { display: 'none' },
  '&:has(> :disabled)': { color: theme.vars?.palette.action.disabled, pointerEvents: 'none' },
  // The ring keeps clear of the words beside, which begin at the frame.
  '--ring-offset': '-6px',
}));
