import { calls } from '../names/calls.ts';
import { findUnused } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The local provider replies to every call that screens make.',
  checkProduct: (product) => {
    if (!product.sandbox || !product.fullyParsed) return [];
    const replied = calls.replied(product).map(({ name }) => name);
    const used = new Set(calls.used(product).map(({ name }) => name));
    return findUnused(calls.declared(product), replied)
      .filter(({ name }) => used.has(name))
      .map(({ name }) => ({
        file: product.sandboxPath,
        pointer: '/calls',
        severity: 'warning' as const,
        message: `The local provider has no reply to the call "${name}". Add "${name}" under "calls".`,
      }));
  },
};
