import type { Choice, Question } from '../../../compiled/question.ts';
import { ruleKeyword } from '../../../core/broken-rule.ts';
import { isEqual } from '../canonical-json.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { attributeOf, type Node, type NodeCondition, valuesOf } from '../model/node.ts';
import { describeCheck } from './check.ts';
import { describeChoices } from './choices.ts';
import {
  describeAlternatives,
  describeConditions,
  describeReplacedCondition,
} from './condition.ts';
import { describeFieldGroups } from './field-groups.ts';
import { describeReplaced, formatValue } from './format-value.ts';
import { describeMessage } from './message.ts';
import { describeOption } from './option.ts';
import { describeRule, isRule, requirementOf } from './rule.ts';
import { describeStructuralDiff } from './structural-diff.ts';
import { widgetName } from './widget.ts';

/** The questions before and after the change, to which conditions and pointers refer. */
export interface ComparedQuestions {
  previous: Question[];
  current: Question[];
}

/** Describes a changed attribute of a field; `it` is the field's label. */
export function describeField(
  change: AttributeChange,
  it: string,
  asked: ComparedQuestions,
): string[] {
  const { name, under, oldValue, newValue } = change;
  if (isObsoleteLimit(change)) return [];
  const when = under ? whenSuffix(under, asked, newValue === undefined) : '';
  const found = describeByName(change, it, asked) ?? [];
  const sentences =
    found.length > 0
      ? found
      : describeStructuralDiff(`${it}: ${plainName(name)}`, oldValue, newValue);
  return sentences.map((sentence) => `${sentence}${when}`);
}

/** Returns whether a limit of typed text is gone because the question is answered by choosing now. */
const isObsoleteLimit = ({
  name,
  under,
  newValue,
  previous,
  current,
}: AttributeChange): boolean => {
  const hasChoices = ({ attributes }: Node) =>
    attributes.some((other) => other.name === 'choices' && isEqual(other.under, under));
  return (
    ['minLength', 'maxLength', 'pattern'].includes(ruleKeyword(name)) &&
    newValue === undefined &&
    !hasChoices(previous) &&
    hasChoices(current)
  );
};

function describeByName(
  change: AttributeChange,
  it: string,
  asked: ComparedQuestions,
): string[] | undefined {
  const { name, oldValue, newValue, current } = change;
  const [widget] = valuesOf(current, 'widget');
  const [, part = ''] = /^(?:message|items)\.(.*)$/.exec(name) ?? [];
  if (name.startsWith('message.')) return [describeMessage(part, it, oldValue, newValue)];
  const keyword = ruleKeyword(name);
  if (isRule(keyword)) {
    const rule = `${it} ${describeRule(keyword, oldValue, newValue, asked.current)}`;
    return [oldValue === undefined ? rule + messageOfNew(change, name) : rule];
  }
  if (name.startsWith('items.') && isRule(part)) {
    return [`each item of ${it} ${describeRule(part, oldValue, newValue, asked.current)}`];
  }
  if (name.startsWith('option.'))
    return describeOption(widget, name.slice(7), it, oldValue, newValue, asked.current);
  if (/^(check|upload)\./.test(name)) return describeCheck(change, it, asked);
  switch (name) {
    case 'required':
      if (newValue !== true) return [`${it} is no longer required`];
      return [`${it} is now required${messageOfNew(change, name)}`];
    case 'asked': {
      const before = {
        text: describeAlternatives(oldValue as NodeCondition[][] | undefined, asked.previous),
        value: oldValue,
      };
      const after = {
        text: describeAlternatives(newValue as NodeCondition[][] | undefined, asked.current),
        value: newValue,
      };
      return [`${it} is now asked ${describeReplacedCondition(before, after)}`];
    }
    case 'widget':
      return [`${it} is now asked with ${widgetName(newValue)} (was ${widgetName(oldValue)})`];
    case 'type':
      return [`the answer to ${it} is now ${typeName(newValue)} (was ${typeName(oldValue)})`];
    case 'choices': {
      if (typeof (newValue ?? oldValue) === 'object' && !Array.isArray(newValue ?? oldValue))
        return undefined;
      const [before, after] = [oldValue, newValue] as (Choice[] | undefined)[];
      return describeChoices(before, after).map((sentence) => `${it} ${sentence}`);
    }
    case 'other':
      return [describeOther(it, oldValue, newValue, asked.current)];
    case 'default':
      if (newValue === undefined)
        return [`${it} no longer starts as ${formatAnswer(oldValue, current)}`];
      return [
        `${it} now starts as ${formatAnswer(newValue, current)}${oldValue === undefined ? '' : ` (was ${formatAnswer(oldValue, current)})`}`,
      ];
    case 'writeOnly':
      return [
        newValue === true
          ? `the answer to ${it} is now secret: the browser does not keep it`
          : `the answer to ${it} is no longer secret: the browser keeps it`,
      ];
    case 'readOnly':
      return [newValue === true ? `${it} can no longer be changed` : `${it} can now be changed`];
    case 'groups':
      return describeFieldGroups(oldValue, newValue, `in ${it}`);
    case 'before':
      return [describeReplaced(`the text before ${it}`, oldValue, newValue)];
    case 'help':
      return [describeReplaced(`the help below ${it}`, oldValue, newValue)];
    case 'description':
      return [describeReplaced(`the text above ${it}`, oldValue, newValue)];
    case 'placeholder':
      return [describeReplaced(`the placeholder in ${it}`, oldValue, newValue)];
    case 'autocomplete':
      return [describeReplaced(`what browsers fill into ${it}`, oldValue, newValue)];
    case 'title':
      return [describeReplaced(`the label of ${it}`, oldValue, newValue)];
    case 'items.title':
      return [describeReplaced(`the name of each item of ${it}`, oldValue, newValue)];
    default:
      return undefined;
  }
}

/** Describes whether, and under which rules, a question takes answers in the visitor's own words. */
function describeOther(it: string, before: unknown, after: unknown, questions: Question[]): string {
  if (after === undefined) return `${it} no longer takes an answer in the visitor's own words`;
  const rules = `that must ${requirementOf(after, questions)}`;
  return before === undefined
    ? `${it} now takes an answer in the visitor's own words too, ${rules}`
    : `${it} now takes an answer in the visitor's own words ${rules} (was: ${requirementOf(before, questions)})`;
}

/** Returns a suffix with the message that was added together with its rule. */
function messageOfNew({ previous, current }: AttributeChange, rule: string): string {
  const message = attributeOf(current, `message.${rule}`);
  if (message === undefined || attributeOf(previous, `message.${rule}`) !== undefined) return '';
  return `; else it says ${formatValue(message)}`;
}

const whenSuffix = (
  under: NodeCondition[],
  { previous, current }: ComparedQuestions,
  isGone: boolean,
): string =>
  under.length === 0
    ? ', even when it is not asked'
    : ` ${describeConditions(under, isGone ? previous : current)}`;

function formatAnswer(value: unknown, { attributes }: Node): string {
  const choices = attributes.find(({ name }) => name === 'choices')?.value;
  const found = Array.isArray(choices) && choices.find((choice) => choice.value === value);
  return formatValue(found ? found.label : value);
}

function typeName(type: unknown): string {
  if (Array.isArray(type)) return type.map(typeName).join(' or ');
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'yes or no',
    array: 'a list',
    object: 'a group of answers',
    null: 'nothing',
  };
  return names[String(type)] ?? 'of any kind';
}

/** Returns the name that an attribute without a sentence of its own has in its file. */
const plainName = (name: string): string => name.replace(/^option\./, 'option ');
