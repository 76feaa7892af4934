import { escapePart } from '../../../core/pointer.ts';
import { closestUiKey, isSchemaKeyword } from '../../2-parse/shape/ui-keys.ts';
import { type Finding, renameTo } from '../../model/diagnostic.ts';
import type { ObjectSource } from '../../model/form/form-fields.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every field of ui.json is in the schema.',
  fixesNames: 'screen',
  checkObject: (object, product) => {
    if (mayLackFields(product, object.form)) return [];
    const { uiPath } = object.form;
    return [
      ...entryFindings(uiPath, object),
      ...orderFindings(uiPath, object),
      ...groupFindings(uiPath, object),
    ];
  },
};

function entryFindings(file: string, { ui, uiPointer, at, fields }: ObjectSource): Finding[] {
  const names = new Set(fields.map(({ name }) => name));
  const free = [...names].filter((name) => !Object.hasOwn(ui, name));
  const isList = fields.length > 0 && at.endsWith('/-');
  return Object.keys(ui)
    .filter((key) => !key.startsWith('ui:') && !names.has(key))
    .filter((key) => key !== '$schema' || uiPointer !== '' || isList)
    .map((key) => {
      const field = closestName(key, free);
      const uiKey = field === undefined ? closestUiKey(key) : undefined;
      const to = field ?? (uiKey !== undefined && !Object.hasOwn(ui, uiKey) ? uiKey : undefined);
      const advice = isSchemaKeyword(key)
        ? ' It belongs to schema.json.'
        : suggest(key, free, names);
      return {
        file,
        pointer: `${uiPointer}/${escapePart(key)}`,
        key: true,
        message: `The schema has no field "${key}".${to === undefined || field ? advice : ` Did you mean "${to}"?`}`,
        fix: renameTo(to),
      };
    });
}

function orderFindings(file: string, object: ObjectSource): Finding[] {
  const order = object.ui['ui:order'] ?? [];
  return order.flatMap((name, index): Finding[] => {
    const pointer = `${object.uiPointer}/ui:order/${index}`;
    if (order.indexOf(name) < index) {
      return [{ file, pointer, message: `"${name}" is in the order twice. Remove one.` }];
    }
    return name === '*' ? [] : nameFindings(name, order, object, { file, pointer });
  });
}

function groupFindings(file: string, object: ObjectSource): Finding[] {
  const groups = object.ui['ui:groups'] ?? [];
  const grouped = groups.flatMap(({ fields }) => fields);
  return groups.flatMap(({ fields }, index) =>
    fields.flatMap((name, position) => {
      const pointer = `${object.uiPointer}/ui:groups/${index}/fields/${position}`;
      return nameFindings(name, grouped, object, { file, pointer });
    }),
  );
}

/** Reports a name in a list of fields that is none; `listed` can't be meant, since they are in the list. */
function nameFindings(
  name: string,
  listed: string[],
  { fields }: ObjectSource,
  place: Pick<Finding, 'file' | 'pointer'>,
): Finding[] {
  const names = fields.map((field) => field.name);
  if (names.includes(name)) return [];
  const known = names.filter((one) => !listed.includes(one));
  const message = `The schema has no field "${name}".`;
  return [unknownName({ name, ...place }, { message, known, listed: names })];
}
