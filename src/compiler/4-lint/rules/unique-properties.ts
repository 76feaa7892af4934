import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf } from '../../model/form/widget.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { unknownName } from '../names/name-findings.ts';
import { isMisplaced } from './misplaced-rule.ts';
import type { Rule } from './rule.ts';

const keyword = 'uniqueItemProperties';

export const rule: Rule = {
  description: 'The answers that differ between the items of a list are asked in each item.',
  fixesNames: 'screen',
  checkForm: (form, product) => {
    if (mayLackFields(product, form)) return [];
    const fields = eachFieldOf(form);
    return fieldsOf(form).flatMap((list) => {
      const asked = fields.filter(({ holder }) => holder.at === `${list.at}/-`);
      return list.rules
        .filter((rule) => rule.keyword === keyword && !isMisplaced(keyword, [list.schema]))
        .flatMap(({ schema, pointer }) =>
          (schema[keyword] ?? []).flatMap((name, index) => {
            const place = { name, file: form.schemaPath, pointer: `${pointer}/${index}` };
            if (list.kind !== 'list' || list.items) {
              const message = `The items of "${list.name}" are plain values, which have no answer "${name}". Write "uniqueItems": true.`;
              return [{ file: form.schemaPath, pointer, key: true, message }].slice(index);
            }
            const field = asked.find((one) => one.name === name);
            if (!field) {
              const message = `The items of "${list.name}" do not ask for "${name}".`;
              return [unknownName(place, { message, known: asked.map((one) => one.name) })];
            }
            return problemOf(field).map((message): Finding => ({ ...place, message }));
          }),
        );
    });
  },
};

/** Returns the reason why visitors could not change an answer that another item has, if there is one. */
function problemOf({ kind, name, ui, schema }: FieldSource): string[] {
  if (kind !== 'question') {
    return [
      `"${name}" is a ${kind}, which no message can stand below. Name a question of the items.`,
    ];
  }
  return calculationOf(ui) || ui?.['ui:readonly'] === true || schema.readOnly === true
    ? [
        `Visitors can't change "${name}", so that they could not go on. Name a question that they answer.`,
      ]
    : [];
}
