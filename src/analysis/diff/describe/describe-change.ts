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

/** Describes a change of the model in sentences; in none where another change covers it. */
export function describeChange(change: ModelChange, products: ComparedProducts): ReportedChange[] {
  const { path } = change;
  const nodes = path.map(({ current }) => current);
  const subject = subjectOf(change);
  const isGone = change.kind === 'removed';
  const chain = [...(isGone ? path.map(({ previous }) => previous) : nodes), subject];
  const step = chain.find(({ kind, id }) => kind === 'step' && id !== '');
  const screen =
    nodes.find(({ kind }) => kind === 'screen') ??
    (subject.kind === 'screen' ? subject : undefined);
  const prefix = step && step !== subject ? `${step.label}: ` : '';
  const attribute =
    change.kind === 'attribute' ? change : change.kind === 'shared' ? change.attribute : undefined;
  const base: Omit<ReportedChange, 'sentence'> = {
    id: attribute ? attribute.name : idOf(change),
    where: screen
      ? headingOf(screen)
      : subject.kind === 'provider'
        ? providerHeading
        : productHeading,
    ...(screen && { screen: screen.id }),
    ...(step && { step: step.id }),
    ...(subject.pointer !== undefined && subject.kind !== 'step' ? { field: subject.pointer } : {}),
  };
  const values = valuesOf(attribute ?? change);
  return describeSentences(change, products).map((sentence) => ({
    ...base,
    sentence: `${prefix}${sentence}`,
    ...values,
  }));
}

/** Returns the permanent id of a change, which can differ from its kind. */
const idOf = ({ kind }: ModelChange): string => (kind === 'movedBetweenSteps' ? 'displaced' : kind);

/** Returns the heading of a screen: "Apply for a residency (/residency)". */
export const headingOf = ({ label, id }: Node): string => `${label} (${id})`;

function subjectOf(change: ModelChange): Node {
  if ('node' in change) return change.node;
  // A shared change is reported for the node that contains all of its places.
  if (change.kind === 'shared') return change.path.at(-1)?.current ?? change.attribute.current;
  return change.current;
}

function valuesOf(change: ModelChange): Pick<ReportedChange, 'was' | 'now'> {
  switch (change.kind) {
    case 'attribute': {
      const { oldValue, newValue } = change;
      return {
        ...(oldValue === undefined ? {} : { was: oldValue }),
        ...(newValue === undefined ? {} : { now: newValue }),
      };
    }
    case 'relabelled':
      return { was: change.previous.label, now: change.current.label };
    case 'renamed':
      return { was: change.previous.id, now: change.current.id };
    default:
      return {};
  }
}

function describeSentences(change: ModelChange, products: ComparedProducts): string[] {
  const asked = questionsAround(change);
  const around = change.path.at(-1);
  switch (change.kind) {
    case 'added':
      return [
        inGroup(around?.current, describeAdded(change.node, change.after, asked.current)) +
          describeSent(change),
      ];
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
    case 'renamed':
      return [describeRenamed(change)];
    case 'relabelled':
      return describeRelabelled(change);
    case 'shared':
      return describeShared(change, products);
    case 'attribute':
      return describeAttribute(change, asked, products);
  }
}

const inGroup = (around: Node | undefined, sentence: string): string =>
  around && (around.kind === 'group' || around.kind === 'list') && around.label !== ''
    ? `in ${quoteLabel(around.label)}, ${sentence}`
    : sentence;
