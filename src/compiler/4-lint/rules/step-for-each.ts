import { isObject } from '../../../core/is-object.ts';
import { toPointer } from '../../../core/pointer.ts';
import { placeholdersIn } from '../../3-analyze/texts/texts-at.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { writtenOptions } from '../../model/form/widget.ts';
import { entriesOf, type FormSource } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A step for each item asks one list with "forEach" and nothing else, and names its items in its title. It comes after a step that is always shown.',
  checkScreen: ({ path: file, screen, steps }) => {
    const entries = entriesOf(screen);
    return entries.flatMap((entry, index): Finding[] => {
      const name = isObject(entry) ? entry.forEach : undefined;
      if (!isObject(entry) || typeof name !== 'string') return [];
      const form = steps.get(String(entry.step));
      if (!form?.readable) return [];
      const at = `/steps/${index}`;
      const pointer = `${at}/forEach`;
      const isFirst = !entries.slice(0, index).some(isAlwaysShown);
      const message =
        'No step before this one is always shown, so that visitors without any item would have no step. Move this step, or remove the "when" of an earlier one.';
      const list = fieldsOf(form).find((field) => field.at === toPointer([name]));
      return [
        ...(isFirst ? [{ file, pointer, key: true as const, message }] : []),
        ...callsAndExits(entry).map((key): Finding => {
          const one = `"${key}" can't stand at a step for each item. Write it at the step before or after it.`;
          return { file, pointer: `${at}/${key}`, key: true, message: one };
        }),
        ...(list ? listFindings(list) : [{ file, pointer, message: noList(form, name) }]),
        ...(list ? otherFindings(form, list) : []),
        ...titleFindings(form),
      ];
    });
  },
};

const isAlwaysShown = (entry: unknown): boolean =>
  !isObject(entry) || (entry.when === undefined && entry.forEach === undefined);

const callsAndExits = (entry: object): string[] => ['load', 'exits'].filter((key) => key in entry);

function noList(form: FormSource, name: string): string {
  const lists = fieldsOf(form).filter(({ kind, at }) => kind === 'list' && isTopLevel(at));
  const known = lists.map((list) => list.name);
  return `This step asks no list "${name}".${suggest(name, known)}`;
}

const isTopLevel = (at: string): boolean => at.lastIndexOf('/') === 0;

/** Finds the reasons why a list can't have a step for each of its items. */
function listFindings(list: FieldSource): Finding[] {
  const { form, name, kind, ui, uiPointer, conditions, pointer } = list;
  const inUi = { file: form.uiPath, key: true as const };
  const inSchema = { file: form.schemaPath, pointer, key: true as const };
  if (kind !== 'list') {
    const message = `"${name}" is no list, so that there is no step for each item.`;
    return [{ ...inSchema, message }];
  }
  if (writtenOptions(ui).forEach === undefined) {
    const message = `The step is repeated for each item of "${name}", which visitors would add in the step itself. Write "forEach" under its "ui:options", with choices that an earlier step asks for.`;
    return [{ ...inSchema, message }];
  }
  const because = `each item of "${name}" has a step of its own`;
  const found: Finding[] = [];
  if (writtenOptions(ui).when !== undefined) {
    const message = `"when" can't stand at "${name}": ${because}. Write it at the step.`;
    found.push({ ...inUi, pointer: `${uiPointer}/ui:options/when`, message });
  } else if (conditions.length > 0) {
    const message = `"${name}" is asked under a condition, but ${because}. Write the condition as the "when" of the step.`;
    found.push({ ...inSchema, message });
  }
  for (const key of ['ui:title', 'ui:widget'] as const) {
    if (ui?.[key] === undefined) continue;
    const message = `"${key}" does nothing here: ${because}. Remove it.`;
    found.push({ ...inUi, pointer: `${uiPointer}/${key}`, message });
  }
  return found;
}

/** Finds the fields of a form beside the list for whose items its step is repeated. */
const otherFindings = (form: FormSource, list: FieldSource): Finding[] =>
  fieldsOf(form)
    .filter(({ at, asks }) => asks && isTopLevel(at) && at !== list.at)
    .map(({ name, pointer }) => ({
      file: form.schemaPath,
      pointer,
      key: true,
      message: `"${name}" stands beside the list "${list.name}", for each of whose items there is a step, and no step asks for it. Move it into the items, or to another step.`,
    }));

/** Finds a title that all the steps of the items would have. */
function titleFindings({ schema, schemaPath: file }: FormSource): Finding[] {
  const { title } = schema;
  const naming = placeholdersIn(title ?? '').filter((word) => ['label', 'number'].includes(word));
  if (title === undefined || naming.length > 0) return [];
  const message = `Each item has a step with this title. Write {label} in it, which is the title of its choice, or {number}.`;
  return [{ file, pointer: '/title', message }];
}
