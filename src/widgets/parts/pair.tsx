import { styled } from '@mui/material/styles';
import { controlHeight, edge, space } from '../../engine/widget.ts';
import { RadioGroup } from './radio-group.tsx';

/** Two choices side by side, each in a {@link Half}. */
export const Pair = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  maxWidth: 360,
});

export const Half = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette;
  const radius = theme.vars?.shape.borderRadius;
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: controlHeight,
    paddingInlineEnd: space.m,
    border: `1px solid ${edge}`,
    background: palette?.background.paper,
    cursor: 'pointer',
    lineHeight: 1.4,
    '&:first-of-type': { borderStartStartRadius: radius, borderEndStartRadius: radius },
    '&:last-of-type': { borderStartEndRadius: radius, borderEndEndRadius: radius },
    '& + &': { marginInlineStart: -1 },
    '&[data-chosen]': {
      zIndex: 1,
      borderColor: palette?.primary.main,
      background: `color-mix(in srgb, ${palette?.primary.main} 10%, ${palette?.background.paper})`,
    },
    '&[data-invalid]': { borderColor: palette?.error.main },
    '&[data-invalid] > :first-of-type': { color: palette?.error.main },
  };
});
