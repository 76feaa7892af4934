import { getOwn } from '../../../core/get-own.ts';
import { ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { formKeywords } from '../../../definition/keywords/index.ts';
import type { UiKeyEntry } from '../../../definition/ui-key-entry.ts';
import type { Words } from '../../../definition/words.ts';

/** The words for an attribute in sentences, and the kind of its values. */
export interface Label extends Pick<Words, 'words'> {
  /** "the unit of {it}" */
  noun: string;
  /** Its name in short: "unit". */
  name?: string;
  /** Name of the entry that "{key}" stands for. */
  key?: string;
  /** What its values are, which decides how they are normalized and printed: "mapping". */
  holds?: string;
  /** The value that applies without one. */
  default?: unknown;
}

/** Returns the label of a key, an option or a keyword. */
function labelOf({ label = '', words }: Words, schema: KeySchema, holds?: string): Label {
  const isFull = /^(the|an) |\{/.test(label);
  const byDefault = schema.default ?? (schema.type === 'boolean' ? false : undefined);
  return {
    ...(isFull ? { noun: label } : { noun: `the ${label} of {it}`, name: label }),
    ...(words && { words }),
    ...(holds && { holds }),
    ...(byDefault !== undefined && { default: byDefault }),
  };
}

/** The parts of a key's schema that the comparison follows. */
export interface KeySchema {
  type?: string;
  default?: unknown;
  properties?: Record<string, KeySchema>;
  required?: string[];
  anyOf?: KeySchema[];
  patternProperties?: Record<string, KeySchema>;
  'x-label'?: string;
  'x-words'?: Words['words'];
  'x-holds'?: string;
}

/** Returns the label of a key of a file. */
export const schemaLabel = (schema: KeySchema): Label =>
  labelOf({ label: schema['x-label'], words: schema['x-words'] }, schema, schema['x-holds']);

/** Returns the label of a key of ui.json, or of an option; its name is the kind of its values. */
export const uiLabel = (
  name: string,
  { label, words, schema = {}, pointsTo }: Partial<UiKeyEntry> = {},
): Label =>
  labelOf(
    { label: label ?? `{it}: ${name}`, words },
    schema,
    pointsTo === undefined ? name : 'pointer',
  );

/** Labels of the rules that are no keyword of a question. */
const ownRules: Record<string, Label> = {
  required: {
    noun: '{it}',
    name: 'requirement',
    words: { true: 'required', unset: 'optional' },
  },
  choices: { noun: 'the list of choices of {it}', name: 'list of choices', holds: 'choices' },
  other: {
    noun: "the rule for an answer to {it} in the visitor's own words",
    holds: 'rule',
  },
  'items.title': { noun: 'the name of each item of {it}' },
};

/** Returns the label of a rule by its path from the schema of the question: "allOf/1/pattern", "items.minimum". */
export function ruleLabel(path: string): Label {
  const own = getOwn(ownRules, path);
  if (own) return own;
  const [, items, rest = ''] = /^(items\.)?(.*)$/.exec(path) ?? [];
  const entry = getOwn(formKeywords, ruleKeyword(rest));
  if (!entry?.label) return { noun: `{it}: ${path}` };
  const label = labelOf(entry, {}, 'rule');
  return items ? { ...label, noun: label.noun.replace('{it}', 'each item of {it}') } : label;
}

/** Returns the label of the message about a broken rule. */
export function messageLabel(path: string): Label {
  if (path === 'required') return { noun: 'the message where {it} is missing' };
  return { noun: `the message about the ${ruleLabel(path).name ?? `rule "${path}"`} of {it}` };
}
