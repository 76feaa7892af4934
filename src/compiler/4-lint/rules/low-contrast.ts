import { backgrounds, contrast, minimumContrast } from '../../../core/contrast.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The colours of the theme have enough contrast (WCAG 2.2, 1.4.3).',
  checkProduct: ({ app, appPath }) =>
    (['light', 'dark'] as const).flatMap((look) =>
      (['primary', 'error'] as const).flatMap((name) => {
        const colour = app.theme?.[look]?.[name];
        if (colour === undefined) return [];
        const least = Math.min(
          ...backgrounds[look].map((background) => contrast(colour, background)),
        );
        if (least >= minimumContrast) return [];
        const message = `"${colour}" has a contrast of ${least.toFixed(1)} to 1 on a ${look} page, but at least ${minimumContrast} to 1 is needed. Choose a ${look === 'light' ? 'darker' : 'lighter'} one.`;
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
