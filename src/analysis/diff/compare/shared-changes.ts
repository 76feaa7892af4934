import { canonicalJson } from '../../../core/text/canonical-json.ts';
import type { AttributeChange, ChangePath, ModelChange } from './model-change.ts';

/** Merges the same change at many nodes into one: a message of several questions, a text of many screens. */
export function mergeSharedChanges(changes: ModelChange[]): ModelChange[] {
  const ofProduct = new Set(
    changes
      .filter(isText)
      .filter(({ path }) => path.length === 0)
      .map(keyOf),
  );
  const kept = changes.filter(
    (one) => !isText(one) || one.path.length === 0 || !ofProduct.has(keyOf(one)),
  );
  const groups = new Map<string, AttributeChange[]>();
  for (const one of kept.filter(isShareable)) {
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  }
  return kept.flatMap((one): ModelChange[] => {
    const group = isShareable(one) ? (groups.get(keyOf(one)) ?? []) : [];
    if (group.length < (isMessage(one) ? 2 : fewScreens + 1)) return [one];
    if (group[0] !== one) return [];
    return [{ kind: 'shared', attribute: group[0], places: group, path: commonPath(group) }];
  });
}

/** Up to this number, screens are reported one by one. */
const fewScreens = 3;

const isShareable = (one: ModelChange): one is AttributeChange => isMessage(one) || isOfScreen(one);

/** Sentences about a call depend on the call, those about drafts on the questions, so they are not merged. */
const isOfScreen = (one: ModelChange): boolean =>
  one.kind === 'attribute' &&
  one.current.kind === 'screen' &&
  !/^(load|submit|draft)\./.test(one.name);

const isText = (one: ModelChange): one is AttributeChange =>
  one.kind === 'attribute' && one.name.startsWith('text.');

const isMessage = (one: ModelChange): one is AttributeChange =>
  one.kind === 'attribute' && one.name.startsWith('message.');

const keyOf = ({ name, oldValue, newValue }: AttributeChange): string =>
  canonicalJson({ name, oldValue, newValue });

/** Returns the path to the innermost node that contains all changes. */
function commonPath([first, ...rest]: AttributeChange[]): ChangePath {
  const path = first?.path ?? [];
  const length = path.findIndex((step, index) =>
    rest.some((one) => one.path[index]?.current !== step.current),
  );
  return length === -1 ? path : path.slice(0, length);
}
