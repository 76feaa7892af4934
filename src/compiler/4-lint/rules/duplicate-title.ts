import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, objectsIn } from '../../model/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Questions that are asked together have different titles.',
  checkUnit: (product) =>
    objectsIn(product).flatMap(({ form, fields }) => {
      const asked = fields.filter(({ asks }) => asks);
      // Questions of different branches may exclude each other.
      const together = groupBy(asked, ({ part }) =>
        part.conditions.length > 0 ? part.pointer : '',
      );
      return [...together.values()].flatMap((group) =>
        repeated(group, titleOf).flatMap(({ item, first: { name: other } }): Finding[] => {
          const { name, ui, placeOf, uiPointer } = item;
          const title = titleOf(item);
          if (title === '' || other === name) return [];
          const place =
            ui?.['ui:title'] === undefined
              ? { file: form.schemaPath, pointer: placeOf('title') }
              : { file: form.uiPath, pointer: `${uiPointer}/ui:title` };
          const message = `"${other}" has the title "${title}" too, so that visitors can't tell them apart. Change one.`;
          return [{ ...place, message, severity: 'warning' }];
        }),
      );
    }),
};

const titleOf = ({ ui, schema }: FieldSource): string =>
  String(ui?.['ui:title'] ?? schema.title ?? '').trim();
