import { escapePart } from '../../../core/pointer.ts';
import { callsOf } from '../../model/requests.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Some screen makes each call of app.json.',
  checkProduct: ({ app, appPath, screens, fullyParsed }) => {
    if (!fullyParsed) return [];
    const named = screens.flatMap(callsOf);
    const used = new Set(named);
    const calls = Object.keys(app.calls ?? {});
    // An unknown name may be a misspelling of one that seems unused.
    if (named.some((name) => !calls.includes(name))) return [];
    return calls
      .filter((name) => !used.has(name))
      .map((name) => ({
        file: appPath,
        pointer: `/calls/${escapePart(name)}`,
        key: true,
        severity: 'warning' as const,
        message: `No screen makes the call "${name}"; use it, or remove it.`,
      }));
  },
};
