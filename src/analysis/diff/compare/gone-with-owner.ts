import type { Node } from '../model/node.ts';
import type { AttributeChange, ModelChange } from './model-change.ts';

/** Returns whether a change is that an attribute is gone together with another one, without which it has no effect. */
export function isGoneWithOwner(change: ModelChange): boolean {
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
