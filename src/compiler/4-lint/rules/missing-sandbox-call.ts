import { callsOf } from '../../model/requests.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The local provider replies to every call that screens make.',
  checkProduct: ({ app, screens, sandbox, sandboxPath, fullyParsed }) => {
    const known = Object.keys(sandbox?.calls ?? {});
    const calls = Object.keys(app.calls ?? {});
    if (!sandbox || !fullyParsed || known.some((name) => !calls.includes(name))) return [];
    const used = new Set(screens.flatMap(callsOf));
    return calls
      .filter((name) => !known.includes(name) && used.has(name))
      .map((name) => ({
        file: sandboxPath,
        pointer: '/calls',
        severity: 'warning' as const,
        message: `The local provider has no reply to the call "${name}". Add "${name}" under "calls".`,
      }));
  },
};
