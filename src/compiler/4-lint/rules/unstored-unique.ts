import { escapePart } from '../../../core/pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The local provider stores the unique value of a call as it is. It neither hashes nor drops the value.',
  checkProduct: ({ sandbox, sandboxPath }) =>
    Object.entries(sandbox?.calls ?? {}).flatMap(([name, call]) => {
      if (call.do !== 'store' || call.unique === undefined) return [];
      const { unique } = call;
      return (['hash', 'drop'] as const)
        .filter((key) => call[key]?.includes(unique))
        .map((key) => ({
          file: sandboxPath,
          pointer: `/calls/${escapePart(name)}/unique`,
          message: `"${unique}" can't be unique, since "${key}" lists it too. Remove it from one of the two.`,
        }));
    }),
};
