import { backgrounds, contrast, minimumContrast } from '../../../core/contrast.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The colours of the product can be read on its pages (WCAG 2.2, 1.4.3).',
  checkProduct: ({ app, appPath }) =>
    (['light', 'dark'] as const).flatMap((look) =>
      (['primary', 'error'] as const).flatMap((name) => {
        const colour = app.theme?.[look]?.[name];
        if (colour === undefined) return [];
        const least = Math.min(...backgrounds[look].map((ground) => contrast(colour, ground)));
        if (least >= minimumContrast) return [];
        const message = `"${colour}" has a contrast of ${least.toFixed(1)} to 1 on a ${look} page, and many people can't read less than ${minimumContrast} to 1. Choose a ${look === 'light' ? 'darker' : 'lighter'} one.`;
        return [
          {
            file: appPath,
            pointer: `/theme/${look}/${name}`,
            severity: 'warning' as const,
            message,
          },
        ];
      }),
    ),
};
