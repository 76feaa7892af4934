import type { Question } from '../../../compiled/form.ts';
import { attributeOf, type Node, type NodeCondition } from '../model/node.ts';
import { describeAlternatives } from './condition.ts';
import { joinList, quoteLabel } from './format-value.ts';
import { widgetName } from './widget.ts';

/** What is new, with what is worth knowing of it at once. */
export function describeAdded(thing: Node, after: Node | undefined, questions: Question[]): string {
  const place = after ? `after ${nameOf(after)}` : 'as the first';
  switch (thing.kind) {
    case 'screen': {
      const wizard = thing.children.some(({ id }) => id !== '');
      const what = wizard
        ? `, with the steps ${joinList(thing.children.map(nameOf))}`
        : asks(thing.children[0]);
      return `new screen ${quoteLabel(thing.label)} at ${thing.id}${what}`;
    }
    case 'step': {
      const review = attributeOf(thing, 'review') ? ', which lists the answers given' : '';
      const when = attributeOf(thing, 'when') === undefined ? '' : ', on a condition';
      return `new step ${nameOf(thing)} ${after ? place : 'at the beginning'}${review}${when}${asks(thing)}`;
    }
    case 'call':
      return `new call ${quoteLabel(thing.id)}: ${attributeOf(thing, 'method')} ${attributeOf(thing, 'path')}`;
    case 'provider':
      return 'there is a local provider now';
    case 'elsewhere':
      return `there are rules for the answer ${nameOf(thing)} of another form now: ${rules(thing)}`;
    case 'question': {
      const ways = attributeOf(thing, 'asked') as NodeCondition[][] | undefined;
      const required = attributeOf(thing, 'required') === true ? ', required' : '';
      const when = ways ? `, ${describeAlternatives(ways, questions)}` : '';
      return `new question ${quoteLabel(thing.label)} ${place} (${widgetName(attributeOf(thing, 'widget'))}${required}${when})`;
    }
    default: {
      const ways = attributeOf(thing, 'asked') as NodeCondition[][] | undefined;
      const when = ways ? `, ${describeAlternatives(ways, questions)}` : '';
      return `new ${thing.kind} ${nameOf(thing)} ${place}${when}${asks(thing)}`;
    }
  }
}

/** What is gone. */
export function describeRemoved(thing: Node): string {
  switch (thing.kind) {
    case 'screen':
      return `the screen ${quoteLabel(thing.label)} at ${thing.id} is gone`;
    case 'step':
      return `the step ${nameOf(thing)} is gone${asked(thing)}`;
    case 'call':
      return `the call ${quoteLabel(thing.id)} is no longer made`;
    case 'provider':
      return 'there is no local provider any more';
    case 'elsewhere':
      return `the rules for the answer ${nameOf(thing)} of another form are gone: ${rules(thing)}`;
    case 'question':
      return `${nameOf(thing)} is no longer asked`;
    default:
      return `the ${thing.kind} ${nameOf(thing)} is gone${asked(thing)}`;
  }
}

/** A thing by its label, or by its name where it has none. */
export const nameOf = ({ label, id }: Node): string => quoteLabel(label || id);

/** Every question in a thing. */
export const questionsIn = (thing: Node | undefined): Node[] =>
  (thing?.children ?? []).flatMap((child) =>
    child.kind === 'question' ? [child] : questionsIn(child),
  );

const labels = (thing: Node | undefined): string => joinList(questionsIn(thing).map(nameOf));

const asks = (thing: Node | undefined): string =>
  labels(thing) === '' ? '' : `, which asks ${labels(thing)}`;

const asked = (thing: Node): string => (labels(thing) === '' ? '' : `, with ${labels(thing)}`);

const rules = ({ attributes }: Node): string =>
  joinList(attributes.map(({ name, value }) => `${name} ${JSON.stringify(value)}`));
