import { isObject } from '../../../core/is-object.ts';
import { messageOfRule } from '../../../core/rules/broken-rule.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
import type { AppFile } from '../../../definition/files/app.ts';
import type { RuleKeyword } from '../../../definition/files/messages.ts';
import type { ScreenFile } from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { consentWidget, widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { calculationNames } from '../../model/calculation.ts';
import { choicesOf, otherAnswerOf } from '../../model/form/choices.ts';
import { type FieldSource, fieldsOf, objectOf } from '../../model/form/form-fields.ts';
import { versionsOf } from '../../model/form/question-versions.ts';
import { calculationOf, widgetOf } from '../../model/form/widget.ts';
import { groupBy } from '../../model/group-by.ts';
import type { FormSource } from '../../model/product.ts';

type Messages = Record<string, string>;

/** The parts of app.json that the messages of a form depend on. */
export type MessageSource = Partial<Pick<AppFile, 'language' | 'messages' | 'ownMessages'>>;

/** A field with its rules and messages, merged from all parts of the schema that define it. */
export interface RuledField {
  field: FieldSource;
  /** The schemas of all parts that define it. */
  schemas: JsonSchema[];
  /** The schemas of the field as branches make it. */
  versions: JsonSchema[];
  /** Its rules by their paths: "pattern", "allOf/1/pattern". */
  rules: Map<string, FieldRules>;
  /** Messages by the names of rules: the field's own, else its group's, its form's, the product's. */
  messages: Messages;
}

/** A rule of a field, from all parts of the schema that have it. */
export interface FieldRules {
  keyword: RuleKeyword;
  /** Pointer to the first one. */
  pointer: string;
  /** The schemas that hold it; for "required" those of the object. */
  schemas: JsonSchema[];
}

/** Returns the fields of a form with their rules and messages. */
export function ruledFields({ app }: { app: MessageSource }, form: FormSource): RuledField[] {
  const root = objectOf(form);
  const places = groupBy(fieldsOf(form), ({ at }) => at);
  return [...places.values()].map((all) => {
    const field = all.find(({ asks }) => asks) ?? (all[0] as FieldSource);
    const inherited = { ...messagesOf(app.messages), ...messagesOf(root.ui['ui:messages']) };
    return {
      field,
      schemas: all.map(({ schema }) => schema),
      versions: versionsOf(all).map(({ schema }) => schema),
      rules: rulesOf(all),
      messages: { ...inherited, ...messagesAt(form, field) },
    };
  });
}

/** Merges the messages of a field's groups and of the field itself; the innermost wins. */
function messagesAt(form: FormSource, field: FieldSource): Messages {
  const holders = holdersOf(form, field);
  return Object.assign(
    {},
    ...holders.map((ui) => messagesOf(ui)),
    ownMessagesOf(field.ui, field.schema),
  );
}

/**
 * Returns the messages of a field itself. An empty box to agree with is no answer, so that the words for one that has to be
 * ticked are those for a missing one.
 */
export function ownMessagesOf(ui: FieldSource['ui'], schema: JsonSchema): Messages {
  const own = messagesOf(ui?.['ui:messages']);
  const { const: words } = own;
  const isConsent = words !== undefined && widgetOf(ui, schema) === consentWidget;
  return isConsent ? { required: words, ...own } : own;
}

/** The messages of the groups around a field, outer ones first. A list's own are for the list as a whole. */
function holdersOf(form: FormSource, field: FieldSource): unknown[] {
  const around: unknown[] = [];
  for (let { holder } = field; holder.at !== ''; ) {
    around.unshift(holder.ui['ui:messages']);
    const outer = fieldsOf(form).find(({ inside }) => inside === holder);
    if (!outer) break;
    holder = outer.holder;
  }
  return around;
}

const messagesOf = (value: unknown): Messages => (isObject(value) ? (value as Messages) : {});

function rulesOf(places: FieldSource[]): Map<string, FieldRules> {
  const rules = new Map<string, FieldRules>();
  const add = (path: string, keyword: RuleKeyword, pointer: string, schema: JsonSchema) => {
    const { schemas = [], ...known } = rules.get(path) ?? {};
    rules.set(path, { keyword, pointer, ...known, schemas: [...schemas, schema] });
  };
  for (const field of places) {
    for (const { path, keyword, schema, pointer } of field.rules)
      add(path, keyword, pointer, schema);
    for (const { schema, pointerOf } of field.holder.parts) {
      const index = schema.required?.indexOf(field.name) ?? -1;
      if (index >= 0) add('required', 'required', `${pointerOf('required')}/${index}`, schema);
    }
  }
  return rules;
}

/** Says who can break a rule: a visitor, only stored or prefilled answers, or nobody. */
export type RuleReachability = 'by-visitor' | 'by-stored-data' | 'unreachable';

/** Returns who can break a rule of a field: its widget may allow only valid answers. */
export function ruleReachability(
  { field, schemas, versions, rules }: RuledField,
  path: string,
): RuleReachability {
  const { schema, ui, kind } = field;
  const rule = rules.get(path);
  if (!rule) return 'unreachable';
  if (ui?.['ui:readonly'] === true || schema.readOnly === true) return 'unreachable';
  // A group that is missing says so at its first question.
  if (kind === 'group') return 'unreachable';
  const fewest = mostOf(schemas, 'minItems');
  const begins = kind === 'list' && rules.has('required') && fewest > 0;
  const entries =
    kind === 'question'
      ? versions.flatMap((version) => widgetEntry(widgetOf(ui, version)) ?? [])
      : [];
  const chosen = entries.some(({ choices }) => choices);
  const isRanked = entries.some(({ choices }) => choices?.ranked);
  /** Whether there are so few choices; those of a source are not known. */
  const offersAtMost = (count: number) =>
    versions.every(
      (version) => !otherAnswerOf(version) && (choicesOf(version)?.length ?? Infinity) <= count,
    );
  // The choices are those that all lists of the question have, under "allOf" too.
  const isInBranch = /(then|else)\//.test(path);
  // The limits of a scale are its choices.
  const isScale = entries.length > 0 && entries.every(({ choices }) => choices?.fromLimits);
  if (isScale && entries.every(({ prevents }) => prevents.includes(rule.keyword))) {
    return 'unreachable';
  }
  switch (rule.keyword) {
    case 'required':
      return begins ? 'unreachable' : 'by-visitor';
    case 'type':
      return entries.some(({ prevents }) => !prevents.includes('type'))
        ? 'by-visitor'
        : 'unreachable';
    case 'enum':
    case 'oneOf':
      return isInBranch || !(chosen || versions.some(choicesOf)) ? 'by-visitor' : 'unreachable';
    case 'uniqueItems':
      return chosen ? 'unreachable' : 'by-visitor';
    case 'minLength':
      // An empty text is no answer.
      return mostOf(rule.schemas, 'minLength') > 1 ? 'by-visitor' : 'unreachable';
    case 'maxLength':
      // A widget with a least length fits the answer to the limit.
      return entries.length > 0 && entries.every((entry) => entry.maxLength)
        ? 'unreachable'
        : 'by-visitor';
    case 'minItems': {
      const limit = mostOf(rule.schemas, 'minItems');
      // None of several choices is no answer.
      if (limit === 0 || (limit === 1 && kind === 'question')) return 'unreachable';
      // A draft may lack a choice that came later.
      if (isRanked && offersAtMost(limit)) return 'by-stored-data';
      return limit === 1 || (begins && limit <= fewest) ? 'by-stored-data' : 'by-visitor';
    }
    case 'maxItems':
      if (chosen && offersAtMost(leastOf(rule.schemas, 'maxItems'))) return 'unreachable';
      // At the limit no item can be added and no choice be chosen, unless it is that of another value.
      return (chosen || kind === 'list') && !isInBranch && rule.schemas.every(hasOwnLimit)
        ? 'by-stored-data'
        : 'by-visitor';
    case 'format':
      if (alwaysGivesTime(ui)) return 'unreachable';
      // A box that takes one format alone corrects what it can't show, such as a day in another format from a draft.
      return entries.some(({ prevents }) => !prevents.includes('format'))
        ? 'by-visitor'
        : 'unreachable';
    default:
      return 'by-visitor';
  }
}

/** Returns whether a question is calculated as a day or a point in time, which has the format of its input. */
function alwaysGivesTime(ui: FieldSource['ui']): boolean {
  const [name = ''] = calculationNames(calculationOf(ui) ?? {});
  return calculationEntry(name)?.takesDuration === true;
}

/** Returns the highest limit that schemas set by a keyword. */
const mostOf = (schemas: JsonSchema[], keyword: 'minLength' | 'minItems'): number =>
  Math.max(...schemas.map((schema) => limitOf(schema[keyword])));

const hasOwnLimit = ({ maxItems }: JsonSchema): boolean => typeof maxItems === 'number';

const leastOf = (schemas: JsonSchema[], keyword: 'maxItems'): number =>
  Math.min(...schemas.map(({ [keyword]: limit }) => (typeof limit === 'number' ? limit : 0)));

/** A limit may also be the value of another answer: any number. */
const limitOf = (limit: unknown = 0) => (typeof limit === 'number' ? limit : Infinity);

/** Returns whether a rule of a screen's form can be broken. */
export function canBreak(ruled: RuledField, path: string, screen: ScreenFile): boolean {
  const how = ruleReachability(ruled, path);
  return how === 'by-visitor' || (how === 'by-stored-data' && storesAnswers(screen));
}

/** Returns whether a screen has answers from a draft or a prefill. */
const storesAnswers = (screen: ScreenFile): boolean =>
  screen.kind !== 'page' && (screen.draft !== undefined || screen.prefill !== undefined);

/** Returns the message of a field for the rule at a path. */
export const messageFor = ({ messages }: RuledField, path: string): string | undefined =>
  messageOfRule(messages, path);
