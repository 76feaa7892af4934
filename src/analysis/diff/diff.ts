import { isObject } from '../../core/is-object.ts';
import { valuesIn } from '../../core/values-in.ts';
import { alignCalls } from './compare/align-calls.ts';
import { alignChoices } from './compare/align-choices.ts';
import { compare } from './compare/compare-nodes.ts';
import type { AttributeChange, ModelChange } from './compare/model-change.ts';
import { mergeMovesBetweenSteps } from './compare/moved-between-steps.ts';
import { mergeSharedChanges } from './compare/shared-changes.ts';
import {
  describeChange,
  headingOf,
  productHeading,
  providerHeading,
} from './describe/describe-change.ts';
import type { Node } from './model/node.ts';
import type { ReportedChange } from './reported-change.ts';

/**
 * Lists the changes that visitors, the provider or local testers can observe, in visit order. Edits without an observable
 * effect are omitted.
 */
export function diffProducts(before: Node, after: Node): ReportedChange[] {
  const aligned = alignCalls(before, after);
  const found = mergeMovesBetweenSteps(compare(alignChoices(before, aligned), aligned));
  const modelChanges = mergeSharedChanges(found.filter((change) => !isGoneWithOwner(change)));
  const products = { previous: before, current: aligned };
  const changes = modelChanges.flatMap((change) => describeChange(change, products));
  const order = [...visitOrder(aligned), ...visitOrder(before)].map(headingOf);
  const headings = [productHeading, ...order, providerHeading];
  const place = new Map([...headings].reverse().map((heading, index) => [heading, -index]));
  const placeOf = ({ where }: ReportedChange) => place.get(where) ?? 0;
  return changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => placeOf(a.change) - placeOf(b.change) || a.index - b.index)
    .map(({ change }) => change);
}

/** Returns whether a change is that an attribute is gone together with another one, without which it has no effect. */
function isGoneWithOwner(change: ModelChange): boolean {
  if (change.kind !== 'attribute' || change.newValue !== undefined) return false;
  const owner = ownerOf(change);
  const has = ({ attributes }: Node) => attributes.some(({ name }) => name === owner);
  return has(change.previous) && !has(change.current);
}

function ownerOf({ name }: AttributeChange): string | undefined {
  if (name.startsWith('message.')) return name.slice('message.'.length);
  if (name.startsWith('draft.') && name !== 'draft.delay') return 'draft.delay';
  return name === 'saveLater.from' ? 'saveLater.call' : undefined;
}

/** Returns the screens of a product in visiting order; targets of successful calls come first. */
function visitOrder({ children }: Node): Node[] {
  const screens = children.filter(({ kind }) => kind === 'screen');
  const byRoute = new Map(screens.map((screen) => [screen.id, screen]));
  const start = byRoute.get('/') ?? screens[0];
  const visited = new Set(start ? [start] : []);
  for (const screen of visited) {
    for (const target of targets(screen)) {
      const next = byRoute.get(target.replace(/[?#].*$/, ''));
      if (next) visited.add(next);
    }
  }
  return [...visited, ...screens.filter((screen) => !visited.has(screen))];
}

const linked = /^(body|intro|actions|load|submit)\b/;

function targets({ attributes }: Node): string[] {
  const success = attributes.filter(({ name }) => name.endsWith('.outcomes.success'));
  return [...success, ...attributes].flatMap(({ name, value }) =>
    name === 'direct' ? String(value) : linked.test(name) ? addresses(value) : [],
  );
}

/** Lists the addresses to which a value leads. */
const addresses = (whole: unknown): string[] =>
  valuesIn(whole)
    .flatMap(({ value }) => (isObject(value) ? [value.go, value.href] : []))
    .filter((address) => typeof address === 'string');
