import { ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { limitText } from '../../../core/text/limit-text.ts';
import { weekdayNames } from '../../../core/text/weekday-names.ts';
import { generalMessagesIn } from '../../../definition/general-messages/index.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { fill } from '../../../definition/texts.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { choicesOf } from '../../model/form/choices.ts';
import { widgetOf, writtenOptions } from '../../model/form/widget.ts';
import { memoizeByPair } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import { uniqueNamesIn } from '../../schema/unique-names.ts';
import { numberFormatOf } from './plan-question.ts';
import {
  type FieldRules,
  type MessageSource,
  messageFor,
  type RuledField,
  ruledFields,
  ruleReachability,
} from './rule-messages.ts';

/** Messages of each field, by its pointer in the answers and the keyword of the rule. */
export type GeneralMessages = ReadonlyMap<string, Record<string, string>>;

/** Returns general messages for the rules of a form that can be broken and have none of the product; none where it wants its own. */
export const generalMessagesOf: (app: MessageSource, form: FormSource) => GeneralMessages =
  memoizeByPair(
    (app, form) =>
      new Map(
        (app.ownMessages ? [] : ruledFields({ app }, form)).map((ruled) => {
          const messages = [...ruled.rules.keys()].flatMap((path) => {
            if (ruleReachability(ruled, path) === 'unreachable') return [];
            if (messageFor(ruled, path) !== undefined) return [];
            const message = generalMessage(app, ruled, path);
            return message === undefined ? [] : [[ruleKeyword(path), message]];
          });
          return [ruled.field.at, Object.fromEntries(messages)] as const;
        }),
      ),
  );

/** Returns the general message for the rule of a field at a path; `undefined` for one that only the product has words for. */
export function generalMessage(
  { language, ownMessages }: MessageSource,
  ruled: RuledField,
  path: string,
): string | undefined {
  const rule = ruled.rules.get(path);
  if (!rule || ownMessages) return undefined;
  const messages = generalMessagesIn(language);
  const range = rangeOf(ruled, language);
  const weekdays = weekdaysOf(ruled, language);
  const names = namesOf(rule, ruled, {
    hasRange: range !== undefined,
    hasWeekdays: weekdays !== undefined,
  });
  const name = names.find((one) => Object.hasOwn(messages, one));
  return name === undefined ? undefined : fill(messages[name] ?? '', { ...range, weekdays });
}

/** Returns the names under which a message may stand, the most specific first. */
function namesOf(
  { keyword, schemas }: FieldRules,
  { field, versions }: RuledField,
  { hasRange, hasWeekdays }: { hasRange: boolean; hasWeekdays: boolean },
): string[] {
  // A branch may have another format or type.
  const { format, type = field.schema.type } =
    keyword === 'required' ? field.schema : (schemas[0] ?? {});
  const entries = versions.flatMap((version) => widgetEntry(widgetOf(field.ui, version)) ?? []);
  const isChosen = entries.some(({ choices, ownList }) => choices || ownList);
  const isList = field.kind === 'list';
  const isTicked = type === 'boolean' && !isChosen;
  const isChoice = isChosen || versions.some((version) => choicesOf(version) !== undefined);
  switch (keyword) {
    case 'required': {
      if (isList) return ['required.items'];
      if (entries.some(({ takesFiles }) => takesFiles)) return ['required.file'];
      if (isTicked) return ['required.tick'];
      if (isChoice) return [type === 'array' ? 'required.choices' : 'required.choice'];
      return [`required.${format}`, 'required'];
    }
    case 'const':
      return isTicked ? ['const.tick'] : [];
    case 'enum':
      return isChoice ? [keyword] : [];
    case 'type':
      return [...(hasRange ? [`type.${type}.between`] : []), `type.${type}`, 'type'];
    case 'minimum':
    case 'maximum':
      return [hasRange ? 'between' : keyword];
    case 'format':
      return [`format.${format}`, 'format'];
    case 'formatExclusiveMinimum':
    case 'formatExclusiveMaximum':
      return [`${keyword}.${format}`, keyword];
    case 'weekdays':
      return [hasWeekdays ? 'weekdays.listed' : keyword];
    case 'minItems':
    case 'maxItems':
      return isList ? [keyword] : [`${keyword}.choices`];
    case 'uniqueItemProperties': {
      const compared = schemas.flatMap(uniqueNamesIn);
      return [compared.every((names) => names.length > 1) ? `${keyword}.together` : keyword];
    }
    default:
      return [keyword];
  }
}

/** Returns the days of the week that a date allows, in a sentence; `undefined` where its rules allow different ones. */
function weekdaysOf({ rules }: RuledField, language = 'en'): string | undefined {
  const [first, ...others] = [...rules.values()].flatMap(({ keyword, schemas }) =>
    keyword === 'weekdays' ? schemas.flatMap(({ weekdays }) => (weekdays ? [weekdays] : [])) : [],
  );
  if (!first || others.some((other) => `${other}` !== `${first}`)) return undefined;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return list.format(weekdayNames(first, language));
}

/** Returns the limits of a number as readers write them, where it has both and no branch sets others. */
function rangeOf({ field, schemas }: RuledField, language: string | undefined) {
  const [minimum, ...otherMinima] = limitsOf(schemas, 'minimum');
  const [maximum, ...otherMaxima] = limitsOf(schemas, 'maximum');
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined;
  if (otherMinima.length > 0 || otherMaxima.length > 0) return undefined;
  const options = writtenOptions(field.ui);
  const question = {
    unit: options.unit as string | undefined,
    numberFormat: numberFormatOf(widgetOf(field.ui, field.schema), options),
  };
  return {
    minimum: limitText(minimum, question, language),
    maximum: limitText(maximum, question, language),
  };
}

const limitsOf = (schemas: JsonSchema[], keyword: 'minimum' | 'maximum'): unknown[] => [
  ...new Set(schemas.flatMap(({ [keyword]: limit }) => limit ?? [])),
];
