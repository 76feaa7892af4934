import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf } from '../../model/form/widget.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { uniqueNamesIn } from '../../schema/unique-names.ts';
import { unknownName } from '../names/name-findings.ts';
import { isMisplaced } from './misplaced-rule.ts';
import type { Rule } from './rule.ts';

const keyword = 'uniqueItemProperties';

export const rule: Rule = {
  description: 'Every name under "uniqueItemProperties" is that of a question in each item.',
  fixesNames: 'screen',
  checkForm: (form, product) => {
    if (mayLackFields(product, form)) return [];
    const fields = eachFieldOf(form);
    return fieldsOf(form).flatMap((list) => {
      const asked = fields.filter(({ holder }) => holder.at === `${list.at}/-`);
      return list.rules
        .filter((rule) => rule.keyword === keyword && !isMisplaced(keyword, [list.schema]))
        .flatMap(({ schema, pointer }): Finding[] => {
          const at = { file: form.schemaPath, pointer };
          const all = uniqueNamesIn(schema);
          if (list.kind !== 'list' || list.items) {
            const message = `The items of "${list.name}" are plain values, which have no answer "${all[0]?.[0]}". Write "uniqueItems": true.`;
            return all.length > 0 ? [{ ...at, key: true, message }] : [];
          }
          return all.flatMap((names, index) => {
            const entry = { ...at, pointer: `${pointer}/${index}` };
            const found = findingsIn(names, entry, list.name, asked);
            return found.length > 0 ? found : idleEntry(names, index, all, entry);
          });
        });
    });
  },
};

/** Finds the names of an entry that no answer which visitors can change stands for. */
function findingsIn(
  names: string[],
  entry: { file: string; pointer: string },
  list: string,
  asked: FieldSource[],
): Finding[] {
  return names.flatMap((name, index) => {
    const pointer = names.length > 1 ? `${entry.pointer}/${index}` : entry.pointer;
    const place = { ...entry, name, pointer };
    const field = asked.find((one) => one.name === name);
    if (!field) {
      const message = `The items of "${list}" do not ask for "${name}".`;
      return [unknownName(place, { message, known: asked.map((one) => one.name) })];
    }
    const message = problemOf(field, names);
    return message === undefined ? [] : [{ ...place, message }];
  });
}

/** Returns the reason why visitors could not change an answer that another item has, if there is one. */
function problemOf({ kind, name, ui, schema }: FieldSource, names: string[]): string | undefined {
  if (kind !== 'question') {
    return `"${name}" is a ${kind}, which no message can stand below. Name a question of the items.`;
  }
  // The message stands below the last one.
  const isShown = name === names.at(-1);
  const isFixed = calculationOf(ui) || ui?.['ui:readonly'] === true || schema.readOnly === true;
  if (!isFixed || !isShown) return undefined;
  const remedy =
    names.length > 1
      ? 'Name a question that they answer as the last one: the message stands below it.'
      : 'Name a question that they answer.';
  return `Visitors can't change "${name}", so that they could not go on. ${remedy}`;
}

/** Finds an entry that says nothing, as some of its answers, or all of them, differ by another entry already. */
function idleEntry(
  names: string[],
  index: number,
  all: string[][],
  at: { file: string; pointer: string },
): Finding[] {
  const stricter = all.find(
    (other, position) =>
      other.every((name) => names.includes(name)) &&
      (other.length < names.length || position < index),
  );
  if (!stricter) return [];
  const differing = stricter.map((name) => `"${name}"`).join(' with ');
  const message = `${differing} differs from item to item already, so that this entry says nothing more. Remove it, or the other one.`;
  return [{ ...at, message }];
}
