import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every call that a screen or the sandbox names is in app.json.',
  checkUnit: ({ app, screens, sandbox, sandboxPath }) => {
    if (!isObject(app.calls)) return [];
    const known = Object.keys(app.calls);
    const unknown = (file: string, pointer: string, call: unknown, key?: true): Finding[] => {
      if (typeof call !== 'string' || known.includes(call)) return [];
      const mean = closestName(call, known);
      return [
        {
          ...{ file, pointer, key },
          message: `app.json has no call "${call}".${suggest(call, known)}`,
          fix:
            mean === undefined
              ? undefined
              : key
                ? { do: 'rename', to: mean }
                : { do: 'replace', value: mean },
        },
      ];
    };
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
        unknown(sandboxPath, `/calls/${escapePart(call)}`, call, true),
      ),
    ];
  },
};
