import type { Choice, Question } from '../../../compiled/form.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { attributeOf, type Node, type NodeCondition } from '../model/node.ts';
import { describeChoices } from './choices.ts';
import {
  describeAlternatives,
  describeConditions,
  describeReplacedCondition,
} from './condition.ts';
import { describeReplaced, formatValue } from './format-value.ts';
import { describeMessage } from './message.ts';
import { describeOption } from './option.ts';
import { describeRule, isRule } from './rule.ts';
import { describeStructuralDiff } from './structural-diff.ts';
import { widgetName } from './widget.ts';

/** The questions that conditions and pointers are about, as they were and as they are. */
export interface ComparedQuestions {
  old: Question[];
  now: Question[];
}

/** What is otherwise with a field; `it` is the field by its label. */
export function describeField(
  difference: AttributeChange,
  it: string,
  asked: ComparedQuestions,
): string[] {
  const { name, under, was, is } = difference;
  const when = under ? whenSuffix(under, asked, is === undefined) : '';
  const found = words(difference, it, asked) ?? [];
  const said =
    found.length > 0 ? found : describeStructuralDiff(`${it}: ${plainName(name)}`, was, is);
  return said.map((sentence) => `${sentence}${when}`);
}

function words(
  difference: AttributeChange,
  it: string,
  asked: ComparedQuestions,
): string[] | undefined {
  const { name, was, is, now } = difference;
  const widget = attributeOf(now, 'widget');
  const [, part = ''] = /^(?:message|items)\.(.*)$/.exec(name) ?? [];
  if (name.startsWith('message.')) return [describeMessage(part, it, was, is)];
  if (isRule(name)) {
    const rule = `${it} ${describeRule(name, was, is, asked.now)}`;
    return [was === undefined ? rule + messageOfNew(difference, name) : rule];
  }
  if (name.startsWith('items.') && isRule(part)) {
    return [`each item of ${it} ${describeRule(part, was, is, asked.now)}`];
  }
  if (name.startsWith('option.'))
    return describeOption(widget, name.slice(7), it, was, is, asked.now);
  switch (name) {
    case 'required':
      if (is !== true) return [`${it} is no longer required`];
      return [`${it} is now required${messageOfNew(difference, name)}`];
    case 'asked': {
      const before = {
        words: describeAlternatives(was as NodeCondition[][] | undefined, asked.old),
        value: was,
      };
      const after = {
        words: describeAlternatives(is as NodeCondition[][] | undefined, asked.now),
        value: is,
      };
      return [`${it} is now asked ${describeReplacedCondition(before, after)}`];
    }
    case 'widget':
      return [`${it} is now asked with ${widgetName(is)} (was ${widgetName(was)})`];
    case 'type':
      return [`the answer to ${it} is now ${typeName(is)} (was ${typeName(was)})`];
    case 'choices': {
      if (typeof (is ?? was) === 'object' && !Array.isArray(is ?? was)) return undefined;
      const [before, after] = [was, is] as (Choice[] | undefined)[];
      return describeChoices(before, after).map((sentence) => `${it} ${sentence}`);
    }
    case 'default':
      if (is === undefined) return [`${it} no longer starts as ${answerWords(was, now)}`];
      return [
        `${it} now starts as ${answerWords(is, now)}${was === undefined ? '' : ` (was ${answerWords(was, now)})`}`,
      ];
    case 'writeOnly':
      return [
        is === true
          ? `the answer to ${it} is now secret: the browser does not keep it`
          : `the answer to ${it} is no longer secret: the browser keeps it`,
      ];
    case 'readOnly':
      return [is === true ? `${it} can no longer be changed` : `${it} can now be changed`];
    case 'help':
      return [describeReplaced(`the help below ${it}`, was, is)];
    case 'description':
      return [describeReplaced(`the text above ${it}`, was, is)];
    case 'placeholder':
      return [describeReplaced(`the placeholder in ${it}`, was, is)];
    case 'autocomplete':
      return [describeReplaced(`what browsers fill into ${it}`, was, is)];
    case 'title':
      return [describeReplaced(`the label of ${it}`, was, is)];
    case 'items.title':
      return [describeReplaced(`the name of each item of ${it}`, was, is)];
    default:
      return undefined;
  }
}

/** The message of a rule that is new, which then has no sentence of its own. */
function messageOfNew({ old, now }: AttributeChange, rule: string): string {
  const message = attributeOf(now, `message.${rule}`);
  if (message === undefined || attributeOf(old, `message.${rule}`) !== undefined) return '';
  return `; else it says ${formatValue(message)}`;
}

const whenSuffix = (
  under: NodeCondition[],
  { old, now }: ComparedQuestions,
  isGone: boolean,
): string =>
  under.length === 0
    ? ', even when it is not asked'
    : ` ${describeConditions(under, isGone ? old : now)}`;

function answerWords(value: unknown, { attributes }: Node): string {
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

/** A attribute that has no sentence of its own, as its file calls it. */
const plainName = (name: string): string => name.replace(/^option\./, 'option ');
