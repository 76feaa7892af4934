import type { Finding } from '../../model/diagnostic.ts';
import { type ObjectSource, objectsIn } from '../../model/form-fields.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A field stands below one heading of "ui:groups" only, and once.',
  checkUnit: (product) => objectsIn(product).flatMap(findings),
};

function findings({ form, ui, uiPointer }: ObjectSource): Finding[] {
  const titles = new Map<string, string>();
  return (ui['ui:groups'] ?? []).flatMap(({ title, fields }, index) =>
    fields.flatMap((name, position): Finding[] => {
      const first = titles.get(name);
      titles.set(name, first ?? title);
      if (first === undefined) return [];
      const where = first === title ? `twice below "${title}"` : `below "${first}", too`;
      const pointer = `${uiPointer}/ui:groups/${index}/fields/${position}`;
      return [{ file: form.uiPath, pointer, message: `"${name}" stands ${where}. Remove one.` }];
    }),
  );
}
