import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Texts that visitors read are not empty.',
  checkText: ({ file, pointer, text }) => {
    // An empty text of the engine hides it.
    if (text.trim() !== '' || pointer.startsWith('/texts/')) return [];
    const message =
      'This text is empty, so that visitors see a blank. Write a text, or remove the key.';
    return [{ file, pointer, message }];
  },
};
