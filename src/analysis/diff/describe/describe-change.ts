import type { ModelChange } from '../compare/model-change.ts';
import type { Node } from '../model/node.ts';
import type { ReportedChange } from '../reported-change.ts';
import { describeAdded, describeRemoved, nameOf } from './added-or-removed.ts';
import { type ComparedProducts, describeAttribute, questionsAround } from './attribute.ts';
import { quoteLabel } from './format-value.ts';
import { describeRelabelled, describeRenamed } from './renamed.ts';
import { describeSent } from './sent-names.ts';
import { describeShared } from './shared.ts';

/** Headings of the changes outside screens. */
export const productHeading = 'The whole product';
export const providerHeading = 'The local provider (development only)';

/** Describes a change of the model in one or more sentences; in none where another sentence covers it. */
export function describeChange(
  difference: ModelChange,
  products: ComparedProducts,
): ReportedChange[] {
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
  const attribute =
    difference.kind === 'attribute'
      ? difference
      : difference.kind === 'shared'
        ? difference.attribute
        : undefined;
  const base: Omit<ReportedChange, 'sentence'> = {
    id: attribute ? attribute.name : idOf(difference),
    where: screen
      ? headingOf(screen)
      : subject.kind === 'provider'
        ? providerHeading
        : productHeading,
    ...(screen && { screen: screen.id }),
    ...(step && { step: step.id }),
    ...(subject.pointer !== undefined && subject.kind !== 'step' ? { field: subject.pointer } : {}),
  };
  const values = valuesOf(attribute ?? difference);
  return words(difference, products).map((sentence) => ({
    ...base,
    sentence: `${prefix}${sentence}`,
    ...values,
  }));
}

/** Ids are permanent, also where a kind has another name by now. */
const idOf = ({ kind }: ModelChange): string => (kind === 'movedBetweenSteps' ? 'displaced' : kind);

/** "Apply for a residency (/residency)". */
export const headingOf = ({ label, id }: Node): string => `${label} (${id})`;

function subjectOf(difference: ModelChange): Node {
  if ('thing' in difference) return difference.thing;
  // A shared change is reported for the node that contains all of its places.
  if (difference.kind === 'shared') return difference.path.at(-1)?.now ?? difference.attribute.now;
  return difference.now;
}

function valuesOf(difference: ModelChange): Pick<ReportedChange, 'was' | 'now'> {
  switch (difference.kind) {
    case 'attribute': {
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

function words(difference: ModelChange, products: ComparedProducts): string[] {
  const asked = questionsAround(difference);
  const around = difference.path.at(-1);
  switch (difference.kind) {
    case 'added':
      return [
        inGroup(around?.now, describeAdded(difference.thing, difference.after, asked.now)) +
          describeSent(difference),
      ];
    case 'removed':
      return [inGroup(around?.old, describeRemoved(difference.thing)) + describeSent(difference)];
    case 'moved': {
      const { thing, after } = difference;
      const it = thing.kind === 'step' ? `the step ${nameOf(thing)}` : nameOf(thing);
      return [`${it} now comes ${after ? `after ${nameOf(after)}` : 'first'}`];
    }
    case 'movedBetweenSteps': {
      const { now, from, to } = difference;
      return [`${nameOf(now)} is now asked in ${nameOf(to)} (was in ${nameOf(from)})`];
    }
    case 'renamed':
      return [describeRenamed(difference)];
    case 'relabelled':
      return describeRelabelled(difference);
    case 'shared':
      return describeShared(difference, products);
    case 'attribute':
      return describeAttribute(difference, asked, products);
  }
}

const inGroup = (around: Node | undefined, sentence: string): string =>
  around && (around.kind === 'group' || around.kind === 'list') && around.label !== ''
    ? `in ${quoteLabel(around.label)}, ${sentence}`
    : sentence;
