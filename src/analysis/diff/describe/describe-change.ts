import type { ModelChange } from '../compare/model-change.ts';
import type { Node } from '../model/node.ts';
import type { ReportedChange } from '../reported-change.ts';
import { describeAdded, describeRemoved, nameOf } from './added-or-removed.ts';
import {
  type ComparedProducts,
  describeAttribute,
  describeShared,
  questionsAround,
} from './attribute.ts';
import { quoteLabel } from './format-value.ts';
import { describeSent } from './sent-names.ts';

/** Headings of the changes outside screens. */
export const productHeading = 'The whole product';
export const providerHeading = 'The local provider (development only)';

/** Describes a change of the model in sentences. */
export function describeChange(change: ModelChange, products: ComparedProducts): ReportedChange[] {
  const { path } = change;
  const nodes = path.map(({ current }) => current);
  const subject = subjectOf(change);
  const isGone = change.kind === 'removed';
  const chain = [...(isGone ? path.map(({ previous }) => previous) : nodes), subject];
  const step = chain.find(({ kind, id }) => kind === 'step' && id !== '');
  const screen = [...nodes, subject].find(({ kind }) => kind === 'screen');
  const prefix = step && step !== subject ? `${step.label}: ` : '';
  const attribute = change.kind === 'shared' ? change.attribute : change;
  const base: Omit<ReportedChange, 'sentence'> = {
    id: idOf(attribute),
    where: screen
      ? headingOf(screen)
      : subject.kind === 'provider'
        ? providerHeading
        : productHeading,
    ...(screen && { screen: screen.id }),
    ...(step && { step: step.id }),
    ...(subject.pointer !== undefined && subject.kind !== 'step' ? { field: subject.pointer } : {}),
  };
  const values = attribute.kind === 'attribute' ? valuesOf(attribute) : {};
  return describeSentences(change, products).map((sentence) => ({
    ...base,
    sentence: `${prefix}${sentence}`,
    ...values,
  }));
}

/** Returns the permanent id of a change, which can differ from its kind. */
function idOf(change: ModelChange): string {
  if (change.kind === 'attribute') return change.name;
  return change.kind === 'movedBetweenSteps' ? 'displaced' : change.kind;
}

/** Returns the heading of a screen: "Apply for a residency (/residency)". */
export const headingOf = ({ label, id }: Node): string => `${label} (${id})`;

function subjectOf(change: ModelChange): Node {
  if ('node' in change) return change.node;
  // A shared change is reported for the node that contains all of its places.
  if (change.kind === 'shared') return change.path.at(-1)?.current ?? change.attribute.current;
  return change.current;
}

const valuesOf = ({ oldValue, newValue }: { oldValue: unknown; newValue: unknown }) => ({
  ...(oldValue === undefined ? {} : { was: oldValue }),
  ...(newValue === undefined ? {} : { now: newValue }),
});

function describeSentences(change: ModelChange, products: ComparedProducts): string[] {
  const around = change.path.at(-1);
  switch (change.kind) {
    case 'added': {
      const { current } = questionsAround(change);
      const sentence = describeAdded(change.node, change.after, current);
      return [inGroup(around?.current, sentence) + describeSent(change)];
    }
    case 'removed':
      return [inGroup(around?.previous, describeRemoved(change.node)) + describeSent(change)];
    case 'moved': {
      const { node, after } = change;
      const it = node.kind === 'step' ? `the step ${nameOf(node)}` : nameOf(node);
      return [`${it} now comes ${after ? `after ${nameOf(after)}` : 'first'}`];
    }
    case 'movedBetweenSteps': {
      const { current, from, to } = change;
      return [`${nameOf(current)} is now asked in ${nameOf(to)} (was in ${nameOf(from)})`];
    }
    case 'shared':
      return describeShared(change, products);
    case 'attribute':
      return describeAttribute(change, products);
  }
}

const inGroup = (around: Node | undefined, sentence: string): string =>
  around && (around.kind === 'group' || around.kind === 'list') && around.label !== ''
    ? `in ${quoteLabel(around.label)}, ${sentence}`
    : sentence;
