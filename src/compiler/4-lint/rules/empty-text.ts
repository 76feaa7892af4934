import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A text that visitors get to read says something.',
  checkUnit: (product) =>
    product.texts
      .filter(({ text }) => text.trim() === '')
      // An engine's text may be emptied so that it is not said at all.
      .filter(({ pointer }) => !pointer.startsWith('/texts/'))
      .map(({ file, pointer }) => ({
        ...{ file, pointer },
        message:
          'This text is empty, and something would be shown without words. Write them, or remove it.',
      })),
};
