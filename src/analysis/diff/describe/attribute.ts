import { getOwn } from '../../../core/get-own.ts';
import type { AttributeChange, ModelChange } from '../compare/model-change.ts';
import type { Label } from '../model/label.ts';
import { attributeOf, type Node, valuesOf } from '../model/node.ts';
import { nameOf } from './added-or-removed.ts';
import { describeConditions } from './condition.ts';
import { describeReplaced, formatValue, joinList, quoteLabel } from './format-value.ts';
import type { Context, Kind, Values } from './kind.ts';
import { kinds } from './kinds.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** The product before and after the change. */
export interface ComparedProducts {
  previous: Node;
  current: Node;
}

/** Describes a changed attribute of a node that both products have. */
export function describeAttribute(change: AttributeChange, products: ComparedProducts): string[] {
  const context = contextOf(change, products);
  const { previous, current } = context.questions;
  const { under, newValue } = change;
  const suffix = !under
    ? ''
    : under.length === 0
      ? ', even when it is not asked'
      : ` ${describeConditions(under, newValue === undefined ? previous : current)}`;
  return describeValue(change.label, change, context).map((sentence) => `${sentence}${suffix}`);
}

/** Maximum number of questions that are named; more are counted. */
const mostNamed = 3;

/** Describes the same change at several nodes. */
export function describeShared(
  { attribute, places }: Extract<ModelChange, { kind: 'shared' }>,
  products: ComparedProducts,
): string[] {
  const isOfScreens = attribute.current.kind === 'screen';
  const context = contextOf(attribute, products);
  const names = [...new Set(places.map(({ current, path }) => labelOfField(current, path)))];
  const where = isOfScreens
    ? `on ${places.length} screens`
    : `at ${names.length > mostNamed ? `${places.length} questions` : joinList(names)}`;
  const sentences = describeValue(
    attribute.label,
    attribute,
    isOfScreens ? context : { ...context, it: 'an answer' },
  );
  return sentences.map((sentence) => `${sentence}, ${where}`);
}

function contextOf(change: AttributeChange, products: ComparedProducts): Context {
  const { name, previous, current, path } = change;
  const it = subjectName(name === 'relabelled' ? previous : current, path);
  const request = `${name.split('.')[0]}.call`;
  const call = attributeOf(current, request) ?? attributeOf(previous, request);
  const callName = String(call?.value);
  const isOfField = current.pointer !== undefined;
  return {
    name,
    it,
    widget: valuesOf(current, 'widget')[0],
    callName,
    call: isOfField
      ? String(call?.label.noun).replace('the call', `the ${callName} call`).replace('{it}', it)
      : `the ${callName} call`,
    questions: questionsAround(change),
    screen: (route) => screenName(products, route),
  };
}

function subjectName(node: Node, path: ModelChange['path']): string {
  switch (node.kind) {
    case 'call':
      return `the ${node.id} call`;
    case 'screen':
      return 'the screen';
    case 'step':
      return node.id === '' ? 'the form' : `the step ${nameOf(node)}`;
    default:
      return labelOfField(node, path);
  }
}

/** Returns the name of a field, with its group if that has a title. */
function labelOfField(node: Node, path: ModelChange['path']): string {
  const around = path.at(-1)?.current;
  const inside = around && ['group', 'list'].includes(around.kind) && around.label !== '';
  return inside ? `${nameOf(node)} in ${quoteLabel(around.label)}` : nameOf(node);
}

/** Names a screen: "'Thank you' (/thanks)". */
function screenName({ previous, current }: ComparedProducts, route: unknown): string {
  const found = [...current.children, ...previous.children].find(
    ({ kind, id }) => kind === 'screen' && id === route,
  );
  return found ? `${quoteLabel(found.label)} (${route})` : formatValue(route);
}

/** Returns the questions of the screen that contains a change. */
export function questionsAround({ path, ...rest }: ModelChange): Context['questions'] {
  const own = 'previous' in rest ? rest : undefined;
  const pair = path.find(({ current }) => current.kind === 'screen') ?? own;
  return { previous: pair?.previous.questions ?? [], current: pair?.current.questions ?? [] };
}

/** Describes a changed value by its label: "the NOUN is now VALUE (was VALUE)". */
function describeValue(label: Label, values: Values, context: Context): string[] {
  const noun = fill(label, context);
  const { describe, format } = kindOf(label);
  const own = describe?.(values, noun, context, describeValue) ?? [];
  if (own.length > 0) return own;
  const { oldValue, newValue } = values;
  const { previous, current } = context.questions;
  const print = (value: unknown, isOld: boolean) =>
    getOwn(label.words, String(value)) ??
    (format ? format(value as never, context, isOld ? previous : current) : formatValue(value));
  const absent =
    label.words?.unset ?? (label.default === undefined ? undefined : print(label.default, false));
  return !format && !label.words && absent === undefined
    ? describeStructuralDiff(noun, oldValue, newValue, ': ')
    : [describeReplaced(noun, oldValue, newValue, print, absent)];
}

/** Without a kind, the differences inside of objects and lists are described one by one. */
const kindOf = ({ holds }: Label): Kind =>
  holds === undefined ? {} : (getOwn(kinds, holds) ?? { format: formatValue });

function fill({ noun, key = '' }: Label, { it, call }: Context): string {
  const words: Record<string, string> = { it, call, key };
  return noun.replace(/\{(it|call|key)\}/g, (_, word) => words[word] ?? '');
}
