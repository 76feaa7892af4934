import { styled } from '@mui/material/styles';
import { space } from '../ui/tokens.ts';

const paths: Record<string, string> = {
  mail: 'M8 14h32v22H8z M8 15l16 13 16-13',
  success: 'M14 25l7 7 14-15',
  problem: 'M24 13v14 M24 34v.5',
  question: 'M18 19a6 6 0 1 1 8 6c-2 1-2 2-2 4 M24 35v.5',
};

/** A decorative line drawing in a disc. */
export function PageIcon({ icon }: { icon: string }) {
  return (
    <Disc data-icon={icon}>
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" focusable="false">
        <path d={paths[icon]} />
      </svg>
    </Disc>
  );
}

const Disc = styled('div')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  marginBottom: space.l,
  borderRadius: '50%',
  color: theme.vars?.palette.primary.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 12%, transparent)`,
  '&[data-icon="problem"]': {
    color: theme.vars?.palette.error.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.error.main} 12%, transparent)`,
  },
  '& path': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));
