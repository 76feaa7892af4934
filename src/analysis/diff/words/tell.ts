import type { Change } from '../change.ts';
import type { Difference, FactDifference } from '../compare/difference.ts';
import { isSaidWithRule } from '../compare/shared.ts';
import type { Thing } from '../model/thing.ts';
import { addedWords, nameOf, removedWords } from './added.ts';
import { appWords, callWords } from './app.ts';
import { type Asked, fieldWords } from './field.ts';
import { leaves } from './leaves.ts';
import { messageWords } from './message.ts';
import { screenName } from './outcome.ts';
import { screenWords, stepWords } from './screen.ts';
import { sentWords } from './sent.ts';
import { listed, named, written } from './value.ts';

/** Headings of what belongs to no screen. */
export const everywhere = 'The whole product';
export const provider = 'The local provider (development only)';

/** The changes that a difference is, in words; none where another one says it. */
export function tell(difference: Difference, products: Products): Change[] {
  const { path } = difference;
  const things = path.map(({ now }) => now);
  const subject = subjectOf(difference);
  const isGone = difference.kind === 'removed';
  const chain = [...(isGone ? path.map(({ old }) => old) : things), subject];
  const step = chain.find(({ kind, id }) => kind === 'step' && id !== '');
  const screen =
    things.find(({ kind }) => kind === 'screen') ??
    (subject.kind === 'screen' ? subject : undefined);
  const prefix = step && step !== subject ? `${step.label}: ` : '';
  const fact =
    difference.kind === 'fact'
      ? difference
      : difference.kind === 'shared'
        ? difference.fact
        : undefined;
  const base: Omit<Change, 'sentence'> = {
    id: fact ? fact.name : difference.kind,
    where: screen ? headingOf(screen) : subject.kind === 'provider' ? provider : everywhere,
    ...(screen && { screen: screen.id }),
    ...(step && { step: step.id }),
    ...(subject.at !== undefined && subject.kind !== 'step' ? { field: subject.at } : {}),
  };
  const values = valuesOf(fact ?? difference);
  return words(difference, products).map((sentence) => ({
    ...base,
    sentence: `${prefix}${sentence}`,
    ...values,
  }));
}

/** "Apply for a residency (/residency)". */
export const headingOf = ({ label, id }: Thing): string => `${label} (${id})`;

function subjectOf(difference: Difference): Thing {
  if ('thing' in difference) return difference.thing;
  // What several things share is told of what they are in.
  if (difference.kind === 'shared') return difference.path.at(-1)?.now ?? difference.fact.now;
  return difference.now;
}

function valuesOf(difference: Difference): Pick<Change, 'was' | 'now'> {
  switch (difference.kind) {
    case 'fact': {
      const { was, is } = difference;
      return { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { now: is }) };
    }
    case 'relabelled':
      return { was: difference.old.label, now: difference.now.label };
    case 'renamed':
      return { was: difference.old.id, now: difference.now.id };
    default:
      return {};
  }
}

function words(difference: Difference, products: Products): string[] {
  const asked = askedIn(difference);
  const around = difference.path.at(-1);
  switch (difference.kind) {
    case 'added':
      return [
        inGroup(around?.now, addedWords(difference.thing, difference.after, asked.now)) +
          sentWords(difference),
      ];
    case 'removed':
      return [inGroup(around?.old, removedWords(difference.thing)) + sentWords(difference)];
    case 'moved': {
      const { thing, after } = difference;
      const it = thing.kind === 'step' ? `the step ${nameOf(thing)}` : nameOf(thing);
      return [`${it} now comes ${after ? `after ${nameOf(after)}` : 'first'}`];
    }
    case 'displaced': {
      const { now, from, to } = difference;
      return [`${nameOf(now)} is now asked in ${nameOf(to)} (was in ${nameOf(from)})`];
    }
    case 'renamed':
      return [renamedWords(difference)];
    case 'relabelled':
      return relabelledWords(difference);
    case 'shared':
      return sharedWords(difference, products);
    case 'fact':
      return factWords(difference, asked, products);
  }
}

const inGroup = (around: Thing | undefined, sentence: string): string =>
  around && (around.kind === 'group' || around.kind === 'list') && around.label !== ''
    ? `in ${named(around.label)}, ${sentence}`
    : sentence;

/** More questions than these are counted rather than named. */
const mostNamed = 3;

type Products = { old: Thing; now: Thing };

function sharedWords(
  { fact, places }: Extract<Difference, { kind: 'shared' }>,
  products: Products,
): string[] {
  if (fact.now.kind === 'screen') {
    return factWords(fact, askedIn(fact), products).map(
      (sentence) => `${sentence}, on ${places.length} screens`,
    );
  }
  const sentence = messageWords(fact.name.slice('message.'.length), 'answer', fact.was, fact.is);
  const names = [...new Set(places.map(({ now, path }) => fieldName(now, path)))];
  const many = names.length > mostNamed;
  return [`${sentence}, at ${many ? `${places.length} questions` : listed(names)}`];
}

function renamedWords({ old, now }: Extract<Difference, { kind: 'renamed' }>): string {
  switch (now.kind) {
    case 'screen':
      return `the address of this screen is now ${now.id} (was ${old.id})`;
    case 'step':
      return `the address of the step ${nameOf(now)} now ends in #${now.id} (was #${old.id})`;
    default:
      return `the answer to ${nameOf(now)} now goes by the name ${written(now.id)} (was ${written(old.id)})`;
  }
}

function relabelledWords({ old, now }: Extract<Difference, { kind: 'relabelled' }>): string[] {
  const is = written(now.label || undefined);
  switch (now.kind) {
    case 'product':
      return [`the name of the product is now ${is} (was ${written(old.label)})`];
    case 'screen':
      return [`the title is now ${is} (was ${written(old.label)})`];
    case 'step':
      // The only form of a screen has the screen's title.
      return now.id === '' ? [] : [`the step ${nameOf(old)} is now called ${is}`];
    case 'call':
    case 'provider':
    case 'elsewhere':
      return [];
    case 'group':
      return [`the title of the group ${nameOf(old)} is now ${is}`];
    default:
      return [`${nameOf(old)} is now labelled ${is}`];
  }
}

function factWords(fact: FactDifference, asked: Asked, products: Products) {
  const { now, path } = fact;
  switch (now.kind) {
    case 'product':
      return appWords(fact);
    case 'call':
      return callWords(fact, `the ${now.id} call`);
    case 'provider':
      return leaves(fact.name, fact.was, fact.is);
    case 'screen':
      return screenWords(fact, asked, (route) => screenName(labelAt(products, route), route));
    case 'step':
      return stepWords(fact, now.id === '' ? 'the form' : `the step ${nameOf(now)}`, asked);
    default:
      return isSaidWithRule(fact) ? [] : fieldWords(fact, fieldName(now, path), asked);
  }
}

const labelAt = ({ old, now }: Products, route: unknown): string | undefined =>
  [...now.children, ...old.children].find(({ kind, id }) => kind === 'screen' && id === route)
    ?.label;

/** A field, with the group that it is in where that has a title. */
function fieldName(thing: Thing, path: Difference['path']): string {
  const around = path.at(-1)?.now;
  const inside = around && ['group', 'list'].includes(around.kind) && around.label !== '';
  return inside ? `${nameOf(thing)} in ${named(around.label)}` : nameOf(thing);
}

function askedIn({ path, ...rest }: Difference): Asked {
  const own = 'old' in rest ? rest : undefined;
  const pair = path.find(({ now }) => now.kind === 'screen') ?? own;
  return { old: pair?.old.questions ?? [], now: pair?.now.questions ?? [] };
}
