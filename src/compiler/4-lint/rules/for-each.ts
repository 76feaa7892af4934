import { escapePart, isInside } from '../../../core/pointer.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { findSourceQuestion } from '../../3-analyze/plan/plan-source.ts';
import { type RuledField, ruledFields } from '../../3-analyze/plan/rule-messages.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { isCallSource, listPointersOf } from '../../model/form/choice-sources.ts';
import { choicesOf, otherAnswerOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { writtenKeysOf } from '../../model/form/ui-keys.ts';
import { widgetOf, writtenOptions } from '../../model/form/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A list with an item for each choice names a question of its items that has choices. Nothing else decides the number of its items.',
  checkForm: (form, product) => {
    const ruled = ruledFields(product, form);
    return ruled.flatMap((list) => {
      const { ui, uiPointer, inside, at } = list.field;
      const name = writtenOptions(ui).forEach;
      if (list.field.kind !== 'list' || typeof name !== 'string') return [];
      const place: Place = { file: form.uiPath, pointer: `${uiPointer}/ui:options/forEach` };
      if (!inside) {
        const message =
          'Only a list of groups has an item for each choice. Write "items" with "properties".';
        return [{ ...place, key: true, message }];
      }
      const key = ruled.find(({ field }) => field.at === `${at}/-/${escapePart(name)}`);
      const message = keyProblem(list.field, name, key?.field);
      return [
        ...(message === undefined ? [] : [{ ...place, message }]),
        ...listFindings(list, name),
        ...(key && message === undefined ? [...keyFindings(key), ...ruleFindings(key)] : []),
      ];
    });
  },
};

type Place = Pick<Finding, 'file' | 'pointer'>;

/** Returns why a list can have no items for the choices of a question. */
function keyProblem(
  list: FieldSource,
  name: string,
  key: FieldSource | undefined,
): string | undefined {
  if (list.at.includes('/-')) {
    return 'A list in the items of another one can have no item for each choice. Move it out.';
  }
  if (!key) return `The items of "${list.name}" have no question "${name}".`;
  const { form, kind, schema, ui, conditions } = key;
  const { source } = writtenOptions(ui);
  if (kind !== 'question' || schema.type === 'array') {
    return `"${name}" is no single answer, as the choice of an item is.`;
  }
  if (conditions.length > list.conditions.length) {
    return `"${name}" is asked under a condition, but each item is for a choice. Move it out of the condition.`;
  }
  if (isCallSource(source)) {
    return `The choices of "${name}" come from a call that the question makes, which is not shown. Load them with the screen or the step.`;
  }
  if (source === undefined && !choicesOf(inlineReferences(schema, form.schema.definitions))) {
    return `"${name}" has no choices. Add a "source" under its "ui:options", or "oneOf" in the schema.`;
  }
  const typed = listPointersOf(source).find((from) => isTypedHere(list, key, from));
  return typed === undefined
    ? undefined
    : `Visitors type the answer "${typed}" in the same form, so that items would come and go with each key press. Ask for it in an earlier step.`;
}

/** Returns whether visitors type the answers that are choices, in the form of the list. */
function isTypedHere(list: FieldSource, key: FieldSource, from: string): boolean {
  const { value } = writtenOptions(key.ui).source as { value?: string };
  const asking = findSourceQuestion(list.form, from, value ?? '');
  if (!asking || asking.form.folder !== list.form.folder) return false;
  if (isInside(asking.at, list.at)) return true;
  const schema = inlineReferences(asking.schema, asking.form.schema.definitions);
  const { ownList } = widgetEntry(widgetOf(asking.ui, schema)) ?? {};
  const hasChoices = choicesOf(schema) ?? ownList ?? writtenOptions(asking.ui).source;
  return hasChoices === undefined || otherAnswerOf(schema) !== undefined;
}

/** Finds rules and options of a list that say which items it has. */
function listFindings({ field, rules }: RuledField, name: string): Finding[] {
  const { form, ui, uiPointer } = field;
  const options = ['addText', 'orderable'].filter((key) => key in writtenOptions(ui));
  const title = ui?.items?.['ui:title'] === undefined ? [] : [`${uiPointer}/items/ui:title`];
  const because = `the choices of "${name}" decide which items "${field.name}" has`;
  return [
    ...withoutTypes(rules).map(([path, { pointer }]): Finding => {
      const message = `"${path}" says nothing here: ${because}. Write the rule at what is chosen from, or remove it.`;
      return { file: form.schemaPath, pointer, message };
    }),
    ...[...options.map((key) => `${uiPointer}/ui:options/${key}`), ...title].map(
      (pointer): Finding => {
        const key = pointer.slice(pointer.lastIndexOf('/') + 1);
        const message = `"${key}" does nothing here: ${because}, and their titles head the items. Remove it.`;
        return { file: form.uiPath, pointer, key: true, message };
      },
    ),
  ];
}

const workingKeys = ['ui:title', 'source', 'only', 'except'];

/** Finds keys of the question that holds the choice: nobody sees or answers it. */
function keyFindings({ field }: RuledField) {
  const { form, name, ui, uiPointer, schema, pointerOf, holder } = field;
  const nobody = `does nothing at "${name}", which is filled in with the choice of each item. Remove it.`;
  const inSchema = (['default', 'readOnly', 'writeOnly', 'description'] as const).filter(
    (key) => schema[key] !== undefined,
  );
  return [
    ...writtenKeysOf(ui)
      .filter(({ key }) => key !== 'ui:options' && !workingKeys.includes(key))
      .map(({ key, pointer }): Finding => {
        const at = { file: form.uiPath, pointer: `${uiPointer}${pointer}` };
        return { ...at, key: true, message: `"${key}" ${nobody}` };
      }),
    ...(holder.ui['ui:groups'] ?? []).flatMap(({ fields }, index): Finding[] => {
      if (!fields.includes(name)) return [];
      const pointer = `${holder.uiPointer}/ui:groups/${index}/fields/${fields.indexOf(name)}`;
      return [
        {
          file: form.uiPath,
          pointer,
          message: `"${name}" is not drawn: the title of each choice heads its item. Remove it.`,
        },
      ];
    }),
    ...inSchema.map((key): Finding => {
      const at = { file: form.schemaPath, pointer: pointerOf(key) };
      return { ...at, key: true, message: `"${key}" ${nobody}` };
    }),
  ];
}

/** Finds rules that a choice could break, which nobody could mend. */
function ruleFindings({ field, rules }: RuledField): Finding[] {
  const { form, name } = field;
  return withoutTypes(rules).map(([path, { pointer }]) => {
    const message =
      path === 'required'
        ? `"${name}" is always there: each item is for a choice. Remove it from "required".`
        : `"${path}" is a rule for "${name}", which nobody enters. Write it at the question that is chosen from, or remove it.`;
    return { file: form.schemaPath, pointer, message };
  });
}

/** Leaves out the keywords that say which kind of value it is, and which choices there are. */
const withoutTypes = (rules: RuledField['rules']) =>
  [...rules].filter(([, { keyword }]) => !['type', 'enum', 'oneOf'].includes(keyword));
