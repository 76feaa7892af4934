import { nameKinds } from '../names/kinds.ts';
import { findUnused } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The local provider replies to every call that screens make.',
  checkProduct: (product) => {
    const { sandbox, sandboxPath: file, fullyParsed } = product;
    if (!sandbox || !fullyParsed) return [];
    const replies = nameKinds.reply(product).flatMap(({ used }) => used.map(({ name }) => name));
    return nameKinds.call(product).flatMap(({ declared, used }) =>
      findUnused(declared, replies)
        .filter(({ name }) => used.some((use) => use.name === name))
        .map(({ name }) => {
          const message = `The local provider has no reply to the call "${name}". Add "${name}" under "calls".`;
          return { file, pointer: '/calls', message, severity: 'warning' };
        }),
    );
  },
};
