import type { Interpolation, Theme } from '@mui/material/styles';
import { controlHeight, space } from './tokens.ts';

/** The styles of buttons and of the boxes around messages. */
export const uiStyles: Interpolation<Theme> = (theme) => {
  const { primary, error, text, action, divider } = (theme.vars ?? theme).palette;
  return {
    '.button': {
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
      '&.contained': {
        // Beats the colour of links inside a card.
        color: primary.contrastText,
        backgroundColor: primary.main,
        ...onHover({ backgroundColor: primary.dark }),
        ...theme.applyStyles('dark', onHover({ backgroundColor: primary.light })),
      },
      '&.outlined': {
        color: primary.main,
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        ...onHover({ backgroundColor: action.hover }),
      },
      '&:active': { opacity: 0.8 },
      '&[data-harmful]': { color: error.main },
      '&&:disabled, &&[aria-disabled="true"]': {
        color: text.disabled,
        backgroundColor: 'transparent',
        borderColor: action.disabledBackground,
        cursor: 'default',
        opacity: 1,
      },
    },
    // Red unless "data-tone" says otherwise.
    '.message-box': {
      margin: `0 0 ${space.l}`,
      padding: `${space.m} ${space.l}`,
      borderRadius: theme.vars?.shape.borderRadius,
      border: '1px solid currentColor',
      borderInlineStartWidth: 4,
      color: error.main,
      '&[data-tone="success"]': { color: text.primary, borderColor: primary.main },
      '&[data-tone="notice"]': { color: text.secondary, borderColor: divider },
      '&:empty': { display: 'none' },
    },
  };
};

/** A touch leaves no element hovered. */
const onHover = (style: object) => ({ '@media (hover: hover)': { '&:hover': style } });
