import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A field stands below one heading of "ui:groups" only, and once.',
  checkObject: ({ form, ui, uiPointer }) => {
    const titles = new Map<string, string>();
    return (ui['ui:groups'] ?? []).flatMap(({ title, fields }, index) =>
      fields.flatMap((name, position) => {
        const first = titles.get(name);
        titles.set(name, first ?? title);
        if (first === undefined) return [];
        const where = first === title ? `twice below "${title}"` : `below "${first}", too`;
        const pointer = `${uiPointer}/ui:groups/${index}/fields/${position}`;
        return [{ file: form.uiPath, pointer, message: `"${name}" stands ${where}. Remove one.` }];
      }),
    );
  },
};
