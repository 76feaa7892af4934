import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Each language of the product is named once.',
  checkProduct: ({ app, appPath }) => {
    const known = new Set([app.language?.toLowerCase()]);
    return Object.keys(app.languages ?? {}).flatMap((tag): Finding[] => {
      const isNew = !known.has(tag.toLowerCase());
      known.add(tag.toLowerCase());
      if (isNew) return [];
      const message = `The product is in "${tag}" already. Under "languages" stand the others alone.`;
      const pointer = `/languages/${escapePart(tag)}`;
      return [{ file: appPath, pointer, key: true, message, fix: { do: 'remove' } }];
    });
  },
};
