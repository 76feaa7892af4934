import type { Plugin } from 'vite';

/** Components of MUI that no screen uses, and for which its theme computes colours of their own. */
const unusedComponents = [
  'Alert',
  'AppBar',
  'Avatar',
  'Button',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
];

const names = unusedComponents.join('|');
const theme = /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/;
const components = new RegExp(`/@mui/material/(${names})/\\1\\.mjs$`);
const colours = new RegExp(`^ *setColor\\(palette\\.(?:${names}), .*\\);$`, 'gm');

/**
 * Leaves the colours of components that no screen uses out of the theme: they are a part of what each page computes
 * before it can be used.
 *
 * @throws where one of these components is bundled nevertheless
 */
export function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    // While developing, libraries are bundled whole and ahead of time.
    apply: 'build',
    transform: {
      filter: { id: [theme, components] },
      handler(code, id) {
        const component = components.exec(id)?.[1];
        if (component) {
          this.error(`Take ${component} out of the list in ${import.meta.filename}: it is used.`);
        }
        return { code: code.replace(colours, ''), map: null };
      },
    },
  };
}
