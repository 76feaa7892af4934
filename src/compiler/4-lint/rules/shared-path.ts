import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Each call has a method and a path of its own.',
  checkProduct: ({ app, appPath: file }) => {
    const first = new Map<string, string>();
    return Object.entries(app.calls ?? {}).flatMap(([name, call]): Finding[] => {
      if (!isObject(call)) return [];
      const path = String(call.path).replace(/^\/+/, '');
      // The names of the words in a path do not tell addresses apart.
      const address = `${call.method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
      const other = first.get(address);
      if (other === undefined) first.set(address, name);
      const message = `"${other}" calls ${call.method} /${path} too, and the description for the authors of the API has a single call of this method and path. Use one call for both, or another path.`;
      return other === undefined
        ? []
        : [
            {
              file,
              pointer: `/calls/${escapePart(name)}/path`,
              message,
              severity: 'warning',
            },
          ];
    });
  },
};
