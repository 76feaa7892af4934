import { calls } from '../names/calls.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The local provider replies to every call that screens make.',
  checkProduct: (product) => {
    const known = calls.declared(product).map(({ name }) => name);
    const replied = calls.replied(product).map(({ name }) => name);
    if (!product.sandbox || !product.fullyParsed) return [];
    // An unknown name may be a misspelling of one that seems to be missing.
    if (replied.some((name) => !known.includes(name))) return [];
    const used = new Set(calls.used(product).map(({ name }) => name));
    return known
      .filter((name) => !replied.includes(name) && used.has(name))
      .map((name) => ({
        file: product.sandboxPath,
        pointer: '/calls',
        severity: 'warning' as const,
        message: `The local provider has no reply to the call "${name}". Add "${name}" under "calls".`,
      }));
  },
};
