import { calls } from '../names/calls.ts';
import { unusedNames } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Some screen makes each call of app.json.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    const used = calls.used(product).map(({ name }) => name);
    return unusedNames(
      calls.declared(product),
      used,
      (name) => `No screen makes the call "${name}"; use it, or remove it.`,
    );
  },
};
