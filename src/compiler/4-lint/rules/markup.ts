import type { Rule } from './rule.ts';

const forms: { form: RegExp; instead: string }[] = [
  { form: /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/i, instead: 'remove it' },
  { form: /&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]{1,7});/i, instead: 'write the character itself' },
  { form: /\*\*\S(.*?\S)?\*\*/, instead: 'remove the asterisks' },
  { form: /(?<!\w)__\S(.*?\S)?__(?!\w)/, instead: 'remove the underscores' },
  { form: /~~\S(.*?\S)?~~/, instead: 'remove the tildes' },
  {
    form: /\[[^\]]+\]\([^)\s]+\)/,
    instead: 'write a list of texts and links, where links can stand',
  },
];

export const rule: Rule = {
  description: 'Texts are plain and have no markup.',
  checkText: ({ file, pointer, text }) => {
    for (const { form, instead } of forms) {
      const [found] = form.exec(text) ?? [];
      if (found === undefined) continue;
      const message = `Texts are plain, so that visitors would read "${found}"; ${instead}.`;
      return [{ file, pointer, message }];
    }
    return [];
  },
};
