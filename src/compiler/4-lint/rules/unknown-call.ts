import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { requestsOf } from '../../model/requests.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every call that a screen or sandbox.json names is in app.json.',
  fixesNames: 'product',
  checkUnit: ({ app, screens, sandbox, sandboxPath }) => {
    if (!isObject(app.calls)) return [];
    const known = Object.keys(app.calls);
    const unknown = (file: string, pointer: string, call: string, key?: true): Finding[] => {
      if (known.includes(call)) return [];
      const closest = closestName(call, known);
      return [
        {
          file,
          pointer,
          key,
          message: `There is no call "${call}" in app.json.${suggest(call, known)}`,
          fix:
            closest === undefined
              ? undefined
              : key
                ? { do: 'rename', to: closest }
                : { do: 'replace', value: closest },
        },
      ];
    };
    return [
      ...screens
        .flatMap(requestsOf)
        .flatMap(({ file, pointer, request }) => unknown(file, `${pointer}/call`, request.call)),
      ...Object.keys(sandbox?.calls ?? {}).flatMap((call) =>
        unknown(sandboxPath, `/calls/${escapePart(call)}`, call, true),
      ),
    ];
  },
};
