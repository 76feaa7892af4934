import type { Question } from '../../../compiled/question.ts';
import type { Node, NodeCondition } from '../model/node.ts';
import { valuesOf } from '../model/node.ts';
import { describeCalculation } from './calculation.ts';
import { describeAlternatives } from './condition.ts';
import { formatValue, joinList, quoteLabel, widgetName } from './format-value.ts';
import { formatItems } from './list.ts';
import { choices } from './lists.ts';
import { describePointer } from './mapping.ts';
import { nameRule } from './rule.ts';

/** Describes an added node with its most important attributes. */
export function describeAdded(node: Node, after: Node | undefined, questions: Question[]): string {
  const place = after ? ` after ${nameOf(after)}` : ' as the first';
  const details = detailsOf(node, questions);
  return [
    `new ${kindOf(node)}${['screen', 'call', 'provider'].includes(node.kind) ? '' : place}`,
    ...(node.kind === 'screen' ? [` at ${node.id}`] : []),
    ...(details.length > 0 ? [` (${details.join(', ')})`] : []),
  ].join('');
}

/** Describes a removed node. */
export function describeRemoved(node: Node): string {
  const inside = questionsBelow(node).map(nameOf);
  return `the ${kindOf(node)} is gone${inside.length > 0 ? `, with ${joinList(inside)}` : ''}`;
}

const kindOf = (node: Node): string =>
  node.kind === 'provider'
    ? 'local provider'
    : `${node.kind === 'elsewhere' ? 'rule for the answer of another form' : node.kind} ${nameOf(node)}`;

/** Returns the quoted label of a node, or its id where it has none. */
export const nameOf = ({ label, id }: Node): string => quoteLabel(label || id);

/** Lists the questions inside a node. */
export const questionsBelow = (node: Node | undefined): Node[] =>
  (node?.children ?? []).flatMap((child) =>
    child.kind === 'question' ? [child] : questionsBelow(child),
  );

/** Descriptions of a new node, by the names of its attributes. */
const details: Record<string, (value: unknown, questions: Question[]) => string> = {
  widget: widgetName,
  choices: (value, questions) => `choices ${formatItems(value as unknown[], choices, questions)}`,
  'option.calculated': (value, questions) => describeCalculation(value, questions, describePointer),
  'option.proposed': (value, questions) =>
    `proposed as ${describeCalculation(value, questions, describePointer)}`,
  required: () => 'required',
  readOnly: () => 'read-only',
  review: () => 'a list of the answers given',
  when: () => 'on a condition',
  asked: (ways, questions) => describeAlternatives(ways as NodeCondition[][], questions),
  method: String,
  path: String,
};

/** Attributes that the details say in other words, or leave out. */
const saidOtherwise = [
  'type',
  'required',
  'items.type',
  'items.required',
  'option.width',
  'choices',
];

/** Describes the rules and options of a new question that have a name in short: "minimum 18", "unit "kg"". */
const rulesIn = (node: Node, questions: Question[]): string[] =>
  node.attributes.flatMap(({ name, label, value }) => {
    if (label.name === undefined || saidOtherwise.includes(name)) return [];
    if (name.startsWith('option.')) return [`${label.name} ${formatValue(value)}`];
    const [, items = '', path = ''] = /^(items\.)?(.*)$/.exec(name) ?? [];
    return [`${items && 'each item: '}${nameRule(path, value, questions)}`];
  });

function detailsOf(node: Node, questions: Question[]): string[] {
  const inside = questionsBelow(node).map((question) => {
    const rules = rulesIn(question, questions);
    return `${nameOf(question)}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}`;
  });
  const found = Object.entries(details).flatMap(([name, describe]) =>
    valuesOf(node, name).map((value) => describe(value, questions)),
  );
  if (node.kind === 'elsewhere') {
    found.push(...node.attributes.map(({ name, value }) => `${name} ${JSON.stringify(value)}`));
  }
  if (node.kind === 'question' || node.kind === 'list') found.push(...rulesIn(node, questions));
  return [...found, ...(inside.length > 0 ? [`asks ${joinList(inside)}`] : [])];
}
