import { styled } from '@mui/material/styles';
import { controlHeight, space } from './tokens.ts';

/**
 * The button of every screen: "contained" for the primary action, "outlined" for others. `as` makes it a link, and
 * `data-harmful` marks one that deletes.
 */
export const Button = styled('button', {
  // Emotion handles `as` itself only where it is not forwarded.
  shouldForwardProp: (name) => name !== 'variant' && name !== 'as',
})<{ variant?: 'contained' | 'outlined' }>(({ theme, variant = 'contained' }) => {
  const { primary, error, text, action } = (theme.vars ?? theme).palette;
  return {
    ...theme.typography.button,
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: controlHeight,
    minWidth: 96,
    padding: `${space.s} ${space.xl}`,
    border: '1px solid transparent',
    borderRadius: theme.vars?.shape.borderRadius,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'border-color'], { duration: 120 }),
    ...(variant === 'contained'
      ? {
          // Beats the colour of links inside a card.
          '&&': { color: primary.contrastText },
          backgroundColor: primary.main,
          ...onHover({ backgroundColor: primary.dark }),
          ...theme.applyStyles('dark', onHover({ backgroundColor: primary.light })),
        }
      : {
          color: primary.main,
          backgroundColor: 'transparent',
          borderColor: 'currentColor',
          ...onHover({ backgroundColor: action.hover }),
        }),
    '&:active': { opacity: 0.8 },
    '&[data-harmful]': { color: error.main },
    '&&:disabled, &&[aria-disabled="true"]': {
      color: text.disabled,
      backgroundColor: 'transparent',
      borderColor: action.disabledBackground,
      cursor: 'default',
      opacity: 1,
    },
  };
});

/** A touch leaves no element hovered. */
const onHover = (style: object) => ({ '@media (hover: hover)': { '&:hover': style } });
