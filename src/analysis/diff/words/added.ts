import type { Question } from '../../../compiled/form.ts';
import { factOf, type Taken, type Thing } from '../model/thing.ts';
import { wayWords } from './condition.ts';
import { listed, named } from './value.ts';
import { widgetName } from './widget.ts';

/** What is new, with what is worth knowing of it at once. */
export function addedWords(thing: Thing, after: Thing | undefined, questions: Question[]): string {
  const place = after ? `after ${nameOf(after)}` : 'as the first';
  switch (thing.kind) {
    case 'screen': {
      const wizard = thing.children.some(({ id }) => id !== '');
      const what = wizard
        ? `, with the steps ${listed(thing.children.map(nameOf))}`
        : asks(thing.children[0]);
      return `new screen ${named(thing.label)} at ${thing.id}${what}`;
    }
    case 'step': {
      const review = factOf(thing, 'review') ? ', which lists the answers given' : '';
      const when = factOf(thing, 'when') === undefined ? '' : ', on a condition';
      return `new step ${nameOf(thing)} ${after ? place : 'at the beginning'}${review}${when}${asks(thing)}`;
    }
    case 'call':
      return `new call ${named(thing.id)}: ${factOf(thing, 'method')} ${factOf(thing, 'path')}`;
    case 'provider':
      return 'there is a local provider now';
    case 'elsewhere':
      return `there are rules for the answer ${nameOf(thing)} of another form now: ${rules(thing)}`;
    case 'question': {
      const ways = factOf(thing, 'asked') as Taken[][] | undefined;
      const required = factOf(thing, 'required') === true ? ', required' : '';
      const when = ways ? `, ${wayWords(ways, questions)}` : '';
      return `new question ${named(thing.label)} ${place} (${widgetName(factOf(thing, 'widget'))}${required}${when})`;
    }
    default: {
      const ways = factOf(thing, 'asked') as Taken[][] | undefined;
      const when = ways ? `, ${wayWords(ways, questions)}` : '';
      return `new ${thing.kind} ${nameOf(thing)} ${place}${when}${asks(thing)}`;
    }
  }
}

/** What is gone. */
export function removedWords(thing: Thing): string {
  switch (thing.kind) {
    case 'screen':
      return `the screen ${named(thing.label)} at ${thing.id} is gone`;
    case 'step':
      return `the step ${nameOf(thing)} is gone${asked(thing)}`;
    case 'call':
      return `the call ${named(thing.id)} is no longer made`;
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
export const nameOf = ({ label, id }: Thing): string => named(label || id);

/** Every question in a thing. */
export const questionsIn = (thing: Thing | undefined): Thing[] =>
  (thing?.children ?? []).flatMap((child) =>
    child.kind === 'question' ? [child] : questionsIn(child),
  );

const labels = (thing: Thing | undefined): string => listed(questionsIn(thing).map(nameOf));

const asks = (thing: Thing | undefined): string =>
  labels(thing) === '' ? '' : `, which asks ${labels(thing)}`;

const asked = (thing: Thing): string => (labels(thing) === '' ? '' : `, with ${labels(thing)}`);

const rules = ({ facts }: Thing): string =>
  listed(facts.map(({ name, value }) => `${name} ${JSON.stringify(value)}`));
