import { keyNames, repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Each language of the product is named once.',
  checkProduct: ({ app, appPath: file }) => {
    const own = { name: app.language, file, pointer: '/language' };
    const tags = [own, ...keyNames(file, '/languages', app.languages)];
    return repeated(tags, ({ name }) => name?.toLowerCase()).map(({ item: { name, pointer } }) => {
      const message = `The product is in "${name}" already. Under "languages" stand the others alone.`;
      return { file, pointer, key: true, message, fix: { do: 'remove' } };
    });
  },
};
