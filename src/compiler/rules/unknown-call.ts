import type { Rule } from './rule.ts';
import { suggest } from './suggest.ts';

export const unknownCall: Rule = {
  id: 'unknown-call',
  description: 'Every call that a screen or the sandbox names is in app.json.',
  check: ({ root, app, screens, sandbox }) => {
    const known = Object.keys(app.calls ?? {});
    const unknown = (file: string, pointer: string, call: unknown, key?: true) =>
      typeof call !== 'string' || known.includes(call)
        ? []
        : [{ file, pointer, key, message: `app.json has no call "${call}".${suggest(call, known)}` }];
    return [
      ...screens.flatMap(({ path, screen }) =>
        screen.kind === 'page'
          ? []
          : [
              ...unknown(path, '/load/call', screen.load?.call),
              ...unknown(path, '/submit/call', screen.submit?.call),
            ],
      ),
      ...Object.keys(sandbox?.calls ?? {}).flatMap((call) =>
        unknown(`${root}/sandbox.json`, `/calls/${call}`, call, true),
      ),
    ];
  },
};
