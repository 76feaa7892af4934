import { text } from './tokens.ts';

/**
 * The styles of an error message in its line. A sign before it distinguishes it from help without colour. The sign is drawn,
 * because one that is text becomes part of the description that screen readers say.
 */
export const messageSign = {
  ...text.caption,
  position: 'relative',
  paddingInlineStart: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(0.5rem - 7.5px)',
    boxSizing: 'border-box',
    width: 15,
    height: 15,
    border: '1.5px solid',
    borderRadius: '50%',
    background:
      'linear-gradient(currentColor 0 0) center 2px / 2px 5px no-repeat, ' +
      'linear-gradient(currentColor 0 0) center 8.5px / 2px 2px no-repeat',
    // Backgrounds are lost with forced colours.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
} as const;
