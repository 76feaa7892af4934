import { findVisibleTexts } from '../../3-analyze/visible-texts.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Texts that visitors read are not empty.',
  checkUnit: (product) =>
    findVisibleTexts(product)
      .filter(({ text }) => text.trim() === '')
      // An empty text of the engine hides it.
      .filter(({ pointer }) => !pointer.startsWith('/texts/'))
      .map(({ file, pointer }) => {
        const message =
          'This text is empty, so that visitors see a blank. Write a text, or remove the key.';
        return { file, pointer, message };
      }),
};
