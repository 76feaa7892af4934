import { isObject } from '../../../core/is-object.ts';
import { messageWords, type RuleKeyword } from '../../../definition/files/messages.ts';
import { widgetEntry } from '../../../definition/widgets/index.ts';
import { ruledFields, ruleReachability } from '../../3-analyze/rule-messages.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, objectsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { widgetOf } from '../../model/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A message is one for a rule that its field, or a field of its form, has.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) => {
      // A rule that was left out may be the one.
      if (product.shapeErrors.some((one) => one.file === form.schemaPath)) return [];
      const ruled = ruledFields(product, form);
      const file = form.uiPath;
      const objects = objectsOf(form);
      // A required field that there is not may well be a misspelling of this one.
      const doubtful = objects.some(({ parts, fields }) => {
        const names = new Set(fields.map(({ name }) => name));
        return parts.some(({ schema }) => schema.required?.some((name) => !names.has(name)));
      });
      const common = doubtful ? ['required'] : [];
      const ofFields = ruled
        .filter(({ field }) => field.kind !== 'group')
        .flatMap((one) => {
          const { field, rules } = one;
          const breakable = [...rules.keys()].filter(
            (rule) => ruleReachability(one, rule) !== 'never' || !isAskedRightly(field),
          );
          return idle(
            file,
            field.uiPointer,
            field.ui?.['ui:messages'],
            new Set([...breakable, ...common]),
            (rule) =>
              rules.has(rule as RuleKeyword)
                ? `Nobody can break "${rule}" of "${field.name}" by the way it is asked, so this is never said. Remove it.`
                : `"${field.name}" has no rule "${rule}", so this is never said. Remove it, or add the rule in the schema.`,
          );
        });
      const ofObjects = objects.flatMap(({ ui, uiPointer, at }) => {
        const inside = ruled.filter(({ field }) => field.at.startsWith(`${at}/`));
        const rules = new Set([...inside.flatMap((one) => [...one.rules.keys()]), ...common]);
        return idle(
          file,
          uiPointer,
          ui['ui:messages'],
          rules,
          (rule) =>
            `No field here has a rule "${rule}", so this is never said. Remove it, or add the rule in the schema.`,
        );
      });
      return [...ofFields, ...ofObjects];
    }),
};

/** Whether its widget is one for its type; otherwise either may be the mistake. */
function isAskedRightly({ kind, ui, schema }: FieldSource): boolean {
  const types = widgetEntry(widgetOf(ui, schema))?.types;
  return kind !== 'question' || [schema.type].flat().every((type) => types?.includes(type ?? ''));
}

function idle(
  file: string,
  pointer: string,
  messages: unknown,
  rules: Set<string>,
  say: (rule: string) => string,
): Finding[] {
  return Object.keys(isObject(messages) ? messages : {})
    .filter((rule) => !rules.has(rule) && Object.hasOwn(messageWords, rule))
    .map((rule) => {
      const message = say(rule);
      // Where a rule is lacking, that may be the mistake.
      const fix = message.endsWith('Remove it.') ? ({ do: 'remove' } as const) : undefined;
      return { file, pointer: `${pointer}/ui:messages/${rule}`, key: true, message, fix };
    });
}
