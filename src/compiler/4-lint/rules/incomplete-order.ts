import { mayLackFields } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: '"ui:order" names every field, or has "*" for the others.',
  checkObject: ({ form, ui, uiPointer, fields }, product) => {
    if (mayLackFields(product, form)) return [];
    const order = ui['ui:order'];
    const names = new Set(fields.map(({ name }) => name));
    // An unknown name may be a misspelling of a field that seems to be missing.
    if (!order || order.some((name) => name === '*' || !names.has(name))) return [];
    const missing = [...names].filter((name) => !order.includes(name));
    if (missing.length === 0) return [];
    const quoted = missing.map((name) => `"${name}"`).join(' and ');
    const message = `"ui:order" does not name ${quoted}, so that ${missing.length === 1 ? 'it comes' : 'they come'} last. Add each where it belongs, or "*" for all others.`;
    return [{ file: form.uiPath, pointer: `${uiPointer}/ui:order`, message, severity: 'warning' }];
  },
};
