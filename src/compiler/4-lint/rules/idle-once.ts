import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Calls with "once" have an effect at the provider.',
  checkProduct: ({ app, appPath: file }) =>
    Object.entries(app.calls ?? {}).flatMap(([name, call]): Finding[] => {
      if (!isObject(call) || call.once !== true || call.method !== 'GET') return [];
      const pointer = `/calls/${escapePart(name)}/once`;
      const message = 'A GET has no effect, so that it needs no "once". Remove it.';
      return [{ file, pointer, message, fix: { do: 'remove' } }];
    }),
};
