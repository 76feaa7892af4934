import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, edge, space } from '../ui/tokens.ts';

/**
 * The look of MUI's outlined input, for its bare one. The outline is drawn by the input's own frame: MUI's has a notch for a
 * label, three more elements and five more components, which would cost each input as much as all the rest of it.
 */
export const inputStyles: Components<Theme>['MuiInputBase'] = {
  defaultProps: {
    // These styles report autofill to a label inside the input, and each input would insert them again.
    disableInjectingGlobalStyles: true,
  },
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const { palette, shape } = theme.vars ?? theme;
      return {
        minHeight: controlHeight,
        borderRadius: shape.borderRadius,
        backgroundColor: palette.background.paper,
        ...(ownerState.startAdornment && { paddingLeft: space.m }),
        ...(ownerState.endAdornment && { paddingRight: space.m }),
        ...(ownerState.multiline && { padding: 0, '& textarea': severalLines }),
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: `1px solid ${edge}`,
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
        '@media (hover: hover)': { '&:hover::after': { borderColor: palette.text.primary } },
        '&.Mui-error::after': { borderWidth: 2, borderColor: palette.error.main },
        '&.Mui-disabled::after': { borderColor: palette.action.disabled },
      };
    },
    input: ({ theme, ownerState }) => ({
      height: 'auto',
      alignSelf: 'stretch',
      padding: `${space.s} ${space.m}`,
      lineHeight: 1.5,
      // A Latin address on an Arabic page has its parts in order.
      unicodeBidi: 'plaintext',
      ...(ownerState.startAdornment && { paddingLeft: 0 }),
      ...(ownerState.endAdornment && { paddingRight: 0 }),
      ...(ownerState.multiline && { padding: 0 }),
      '&&::placeholder': {
        color: (theme.vars ?? theme).palette.text.secondary,
        opacity: 1,
      },
      '&:-webkit-autofill': {
        borderRadius: 'inherit',
        WebkitBoxShadow: theme.vars?.palette.Input.autofillWebkitBoxShadow,
        ...theme.applyStyles('dark', { WebkitTextFillColor: '#fff', caretColor: '#fff' }),
      },
    }),
  },
};

const severalLines = { display: 'block', padding: space.m, resize: 'vertical' } as const;
