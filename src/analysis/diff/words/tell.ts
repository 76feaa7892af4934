import type { Change } from '../change.ts';
import type { Difference } from '../compare/difference.ts';
import type { Thing } from '../model/thing.ts';
import { addedWords, nameOf, removedWords } from './added.ts';
import { askedIn, factWords, type Products } from './fact.ts';
import { relabelledWords, renamedWords } from './name.ts';
import { sentWords } from './sent.ts';
import { sharedWords } from './shared.ts';
import { named } from './value.ts';

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
