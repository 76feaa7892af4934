import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { messageNames, ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { messagePlaceholders } from '../../../definition/files/messages.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import {
  type RuledField,
  ruledFields,
  ruleReachability,
} from '../../3-analyze/plan/rule-messages.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, objectsOf } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every message belongs to a rule that visitors can break.',
  checkForm: (form, product) => {
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
        const own = messagesOf(field.ui?.['ui:messages']);
        const breakable = [...rules.keys()].filter(
          (path) => ruleReachability(one, path) !== 'unreachable' || !hasSuitableWidget(field),
        );
        const shown = breakable.flatMap((path) => messageName(own, path) ?? []);
        return unreachableMessages(
          file,
          field.uiPointer,
          own,
          new Set([...shown, ...common]),
          (path) => {
            if (breakable.some((other) => messageNames(other).includes(path))) {
              return `Each rule "${path}" of "${field.name}" has a message of its own, so that this message is never shown. Remove it.`;
            }
            if (ruleKeyword(path) === 'minItems' && rules.has(path) && isOfOne(one, path)) {
              return `A list in which nothing is chosen has no answer, which "required" checks: "minItems": 1 is never broken, so that this message is never shown. Remove it.`;
            }
            return rules.has(path)
              ? `The widget of "${field.name}" does not let visitors break "${path}", so that this message is never shown. Remove it.`
              : `"${field.name}" has no rule "${path}", so that this message is never shown. Remove it, or add the rule in the schema.`;
          },
        );
      });
    const inObjects = objects.flatMap(({ ui, uiPointer, at }) => {
      const inside = ruled.filter(({ field }) => field.at.startsWith(`${at}/`));
      const paths = inside.flatMap((one) => [...one.rules.keys()]);
      const rules = new Set([...paths.flatMap(messageNames), ...common]);
      return unreachableMessages(
        file,
        uiPointer,
        messagesOf(ui['ui:messages']),
        rules,
        (rule) =>
          `No field here has a rule "${rule}", so that this message is never shown. Remove it, or add the rule in the schema.`,
      );
    });
    return [...inFields, ...inObjects];
  },
};

/** Returns whether a field's widget suits its type; otherwise either may be the mistake. */
function hasSuitableWidget({ kind, ui, schema }: FieldSource): boolean {
  const types = widgetEntry(widgetOf(ui, schema))?.types;
  return kind !== 'question' || [schema.type].flat().every((type) => types?.includes(type ?? ''));
}

const messagesOf = (messages: unknown): object => (isObject(messages) ? messages : {});

/** Returns the name under which messages have one for a rule. */
const messageName = (messages: object, path: string): string | undefined =>
  messageNames(path).find((name) => Object.hasOwn(messages, name));

function unreachableMessages(
  file: string,
  pointer: string,
  messages: object,
  names: Set<string>,
  messageFor: (name: string) => string,
): Finding[] {
  return Object.keys(messages)
    .filter((name) => !names.has(name) && Object.hasOwn(messagePlaceholders, ruleKeyword(name)))
    .map((name) => {
      const message = messageFor(name);
      // Where the rule is missing, adding it may be the fix.
      const fix = message.endsWith('Remove it.') ? ({ do: 'remove' } as const) : undefined;
      return {
        file,
        pointer: `${pointer}/ui:messages/${escapePart(name)}`,
        key: true,
        message,
        fix,
      };
    });
}

/** Returns whether a rule asks for one item alone. */
const isOfOne = ({ rules }: RuledField, path: string): boolean =>
  rules.get(path)?.schemas.every(({ minItems }) => minItems === 1) === true;
