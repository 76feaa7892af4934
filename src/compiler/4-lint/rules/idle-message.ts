import { isObject } from '../../../core/is-object.ts';
import { messagePlaceholders, type RuleKeyword } from '../../../definition/files/messages.ts';
import { widgetEntry } from '../../../definition/widgets/index.ts';
import { ruledFields, ruleReachability } from '../../3-analyze/rule-messages.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, objectsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { widgetOf } from '../../model/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every message belongs to a rule that visitors can break.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) => {
      // A value with a shape error may be the rule.
      if (product.shapeErrors.some((one) => one.file === form.schemaPath)) return [];
      const ruled = ruledFields(product, form);
      const file = form.uiPath;
      const objects = objectsOf(form);
      // An unknown required field may be a misspelling of this one.
      const hasUnknownRequired = objects.some(({ parts, fields }) => {
        const names = new Set(fields.map(({ name }) => name));
        return parts.some(({ schema }) => schema.required?.some((name) => !names.has(name)));
      });
      const common = hasUnknownRequired ? ['required'] : [];
      const inFields = ruled
        .filter(({ field }) => field.kind !== 'group')
        .flatMap((one) => {
          const { field, rules } = one;
          const breakable = [...rules.keys()].filter(
            (rule) => ruleReachability(one, rule) !== 'unreachable' || !hasSuitableWidget(field),
          );
          return unreachableMessages(
            file,
            field.uiPointer,
            field.ui?.['ui:messages'],
            new Set([...breakable, ...common]),
            (rule) =>
              rules.has(rule as RuleKeyword)
                ? `The widget of "${field.name}" does not let visitors break "${rule}", so that this message is never shown. Remove it.`
                : `"${field.name}" has no rule "${rule}", so that this message is never shown. Remove it, or add the rule in the schema.`,
          );
        });
      const inObjects = objects.flatMap(({ ui, uiPointer, at }) => {
        const inside = ruled.filter(({ field }) => field.at.startsWith(`${at}/`));
        const rules = new Set([...inside.flatMap((one) => [...one.rules.keys()]), ...common]);
        return unreachableMessages(
          file,
          uiPointer,
          ui['ui:messages'],
          rules,
          (rule) =>
            `No field here has a rule "${rule}", so that this message is never shown. Remove it, or add the rule in the schema.`,
        );
      });
      return [...inFields, ...inObjects];
    }),
};

/** Returns whether a field's widget suits its type; otherwise either may be the mistake. */
function hasSuitableWidget({ kind, ui, schema }: FieldSource): boolean {
  const types = widgetEntry(widgetOf(ui, schema))?.types;
  return kind !== 'question' || [schema.type].flat().every((type) => types?.includes(type ?? ''));
}

function unreachableMessages(
  file: string,
  pointer: string,
  messages: unknown,
  rules: Set<string>,
  messageFor: (rule: string) => string,
): Finding[] {
  return Object.keys(isObject(messages) ? messages : {})
    .filter((rule) => !rules.has(rule) && Object.hasOwn(messagePlaceholders, rule))
    .map((rule) => {
      const message = messageFor(rule);
      // Where the rule is missing, adding it may be the fix.
      const fix = message.endsWith('Remove it.') ? ({ do: 'remove' } as const) : undefined;
      return { file, pointer: `${pointer}/ui:messages/${rule}`, key: true, message, fix };
    });
}
