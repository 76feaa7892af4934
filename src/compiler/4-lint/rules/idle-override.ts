import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A screen leaves out only a footer or notice that app.json has.',
  checkUnit: ({ app, screens, fullyParsed }) =>
    // A part that app.json does not define as it should is missing there.
    (fullyParsed ? screens : []).flatMap(({ path, screen }) =>
      (['footer', 'notice'] as const).flatMap((part): Finding[] => {
        if (screen[part] !== false || app[part] !== undefined) return [];
        const message = `app.json has no ${part} that this screen could leave out. Remove it.`;
        const at = { file: path, pointer: `/${part}` };
        return [{ ...at, message, severity: 'warning', fix: { do: 'remove' } }];
      }),
    ),
};
