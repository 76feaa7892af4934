import { styled } from '@mui/material/styles';

const Svg = styled('svg')({
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  flexShrink: 0,
});

/** An eye: press to see. Crossed: press to hide. */
export function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden>
      <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m3.5 3.5 17 17" />}
    </Svg>
  );
}

export function CrossIcon() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden>
      <path d="m7 7 10 10M17 7 7 17" />
    </Svg>
  );
}

export function PlusIcon() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden>
      <path d="M12 5v14M5 12h14" />
    </Svg>
  );
}

export function DownIcon() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden>
      <path d="M12 5v14M5 12l7 7 7-7" />
    </Svg>
  );
}

export function CheckIcon() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Svg>
  );
}

/** The arrow of MUI's lists. */
export function ArrowIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden>
      <path d="m7 10 5 5 5-5z" />
    </svg>
  );
}
