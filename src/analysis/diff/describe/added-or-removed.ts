import type { Question } from '../../../compiled/question.ts';
import { attributeOf, type Node, type NodeCondition, valuesOf } from '../model/node.ts';
import { describeCalculation } from './calculation.ts';
import { describeAlternatives } from './condition.ts';
import { joinList, quoteLabel } from './format-value.ts';
import { describePointer } from './mapping.ts';
import { widgetName } from './widget.ts';

/** Describes an added node with its most important attributes. */
export function describeAdded(node: Node, after: Node | undefined, questions: Question[]): string {
  const place = after ? `after ${nameOf(after)}` : 'as the first';
  switch (node.kind) {
    case 'screen': {
      const wizard = node.children.some(({ id }) => id !== '');
      const what = wizard
        ? `, with the steps ${joinList(node.children.map(nameOf))}`
        : asks(node.children[0]);
      return `new screen ${quoteLabel(node.label)} at ${node.id}${what}`;
    }
    case 'step': {
      const review = attributeOf(node, 'review') ? ', which lists the answers given' : '';
      const when = attributeOf(node, 'when') === undefined ? '' : ', on a condition';
      return `new step ${nameOf(node)} ${after ? place : 'at the beginning'}${review}${when}${asks(node)}`;
    }
    case 'call':
      return `new call ${quoteLabel(node.id)}: ${attributeOf(node, 'method')} ${attributeOf(node, 'path')}`;
    case 'provider':
      return 'there is a local provider now';
    case 'elsewhere':
      return `there are rules for the answer ${nameOf(node)} of another form now: ${rules(node)}`;
    case 'question': {
      const ways = attributeOf(node, 'asked') as NodeCondition[][] | undefined;
      const required = attributeOf(node, 'required') === true ? ', required' : '';
      const calculation = attributeOf(node, 'option.calculated');
      const made = calculation
        ? `: ${describeCalculation(calculation, questions, describePointer)}`
        : '';
      const readOnly = attributeOf(node, 'readOnly') === true ? ', not to be changed' : '';
      const when = ways ? `, ${describeAlternatives(ways, questions)}` : '';
      const controls = valuesOf(node, 'widget').map(widgetName).join(' or ');
      return `new question ${quoteLabel(node.label)} ${place} (${controls}${made}${required}${readOnly}${when})`;
    }
    default: {
      const ways = attributeOf(node, 'asked') as NodeCondition[][] | undefined;
      const when = ways ? `, ${describeAlternatives(ways, questions)}` : '';
      return `new ${node.kind} ${nameOf(node)} ${place}${when}${asks(node)}`;
    }
  }
}

/** Describes a removed node. */
export function describeRemoved(node: Node): string {
  switch (node.kind) {
    case 'screen':
      return `the screen ${quoteLabel(node.label)} at ${node.id} is gone`;
    case 'step':
      return `the step ${nameOf(node)} is gone${asked(node)}`;
    case 'call':
      return `the call ${quoteLabel(node.id)} is no longer made`;
    case 'provider':
      return 'there is no local provider any more';
    case 'elsewhere':
      return `the rules for the answer ${nameOf(node)} of another form are gone: ${rules(node)}`;
    case 'question':
      return `${nameOf(node)} is no longer asked`;
    default:
      return `the ${node.kind} ${nameOf(node)} is gone${asked(node)}`;
  }
}

/** Returns the quoted label of a node, or its id where it has none. */
export const nameOf = ({ label, id }: Node): string => quoteLabel(label || id);

/** Lists the questions inside a node. */
export const questionsIn = (node: Node | undefined): Node[] =>
  (node?.children ?? []).flatMap((child) =>
    child.kind === 'question' ? [child] : questionsIn(child),
  );

const labels = (node: Node | undefined): string => joinList(questionsIn(node).map(nameOf));

const asks = (node: Node | undefined): string =>
  labels(node) === '' ? '' : `, which asks ${labels(node)}`;

const asked = (node: Node): string => (labels(node) === '' ? '' : `, with ${labels(node)}`);

const rules = ({ attributes }: Node): string =>
  joinList(attributes.map(({ name, value }) => `${name} ${JSON.stringify(value)}`));
