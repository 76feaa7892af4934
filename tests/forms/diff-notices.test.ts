// Proves that forms:diff reports each kind of change that visitors or the provider will notice.
import { describe, expect, it } from 'vitest';
import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { diffProducts } from '../../src/analysis/diff/diff.ts';
import { checkFile } from '../../src/compiler/2-parse/shape/check-file.ts';
import { KeyedCache, parseProduct } from '../../src/compiler/index.ts';
import { kindOfFile } from '../../src/compiler/model/file-layout.ts';
import { proofSeed, provesAll } from '../support/extent.ts';
import { shuffled } from '../support/sample.ts';
import { nodeOf, partAround, readRevision, revision, withTexts } from './diff-product.ts';
import { expectNone } from './expect-none.ts';
import { type Change, changesOf, type Mutation } from './mutations.ts';
import { placeIn } from './place-in.ts';
import { fullyProven } from './products.ts';
import {
  compilesToSameCode,
  hasSameMessages,
  hasSameOrder,
  hasSameQuestions,
} from './same-behaviour.ts';

/** Changes of the compiled code without an effect on visitors or the provider. */
const withoutEffect: { operation?: Mutation['operation']; place: RegExp; why: string }[] = [
  { place: /\/\$(schema|comment)$/, why: 'a remark for editors and readers' },
  { place: /\/examples(\/|$)/, why: 'made-up answers, for the gallery' },
  { place: /schema\.json .*\/properties\/[^/]+\/description$/, why: 'a remark on a question' },
  { operation: 'swap', place: /\/(required|type|except)\/\d+$/, why: 'a set has no order' },
  {
    place: /^[^/]+\/[^/]+\/schema\.json \/title$/,
    why: 'a form that is a screen has the title of the screen',
  },
];

/** Values that have the effect of a missing key. */
const defaults: Record<string, unknown[]> = {
  width: [560, 'full'],
  rows: [4],
  'ui:options': [{ rows: 4 }],
  unanswered: ['omit'],
  required: [[]],
};

function hasNoEffect(
  { operation, before }: Mutation,
  place: string,
  old: Revision,
  now: Revision,
): boolean {
  const key = place.slice(place.lastIndexOf('/') + 1);
  const isDefault = defaults[key]?.some((one) => JSON.stringify(one) === JSON.stringify(before));
  return (
    withoutEffect.some(
      (one) => (one.operation ?? operation) === operation && one.place.test(place),
    ) ||
    (isDefault === true && operation !== 'change') ||
    (/\/ui:order(\/|$)/.test(place) && hasSameOrder(old, now)) ||
    (/\/oneOf\/\d+\/title$/.test(place) && hasSameQuestions(old, now)) ||
    // Without a title, a question has its name for a label.
    (/\/title$/.test(place) && hasSameQuestions(old, now) && place.endsWith(`/${before}/title`)) ||
    (/\/allOf\/\d+$/.test(place) && operation === 'swap' && hasSameOrder(old, now)) ||
    (place.includes('messages') && hasSameMessages(old, now)) ||
    compilesToSameCode(old, now)
  );
}

/** The kinds of changes that were tried, in whichever product has a place for them first. */
const triedKinds = new Set<string>();

/** The keys whose changes are proven, somewhere. */
const provenKeys = new Set<string>();

/** Returns the kind of a change, without names: the titles of all questions are one kind. */
function kindOf(path: string, { operation, pointer }: Change): string {
  const file = kindOfFile(path);
  const place = pointer
    .replace(/\/\d+(?=\/|$)/g, '/#')
    .replace(/\/(properties|calls|names|outcomes|fields|texts)\/[^/]+/g, '/$1/*');
  const general = file === 'ui' ? place.replace(/^\/(?!ui:)[^/]+/, '/*') : place;
  return `${operation} ${file} ${general}`;
}

/** Returns the kind of a change without the place of its key: all titles of a schema are one. */
const keyOf = (kind: string): string => kind.replace(/ \/.*(?=\/[^/#*]+(\/[#*])*$)/, ' ');

/** Each day another place of a key comes first, which is the one that is tried unless a run proves all. */
const inOrder = <T>(items: T[]): T[] => (provesAll ? items : shuffled(items, proofSeed));

/** Removes examples and frozen drafts, which have no effect on visitors. */
function withoutProofs({ root, sources }: Revision): Revision {
  const texts = [...sources.texts].filter(
    ([path]) => !/\/(examples|drafts\/\d+)\.json$/.test(path),
  );
  return revision(root, { ...sources, texts: new Map(texts) });
}

describe.each(fullyProven)('the comparison of changes of %s', (_name, folder) => {
  it('reports every change with an effect', { timeout: 240_000 }, async () => {
    const product = withoutProofs(await readRevision(folder));
    const parsed = parseProduct(product.root, product.sources, new KeyedCache());
    const unreported: string[] = [];
    let reported = 0;
    for (const [path, text] of inOrder([...product.sources.texts])) {
      const part = partAround(product, path);
      const cache = new KeyedCache();
      const old = nodeOf(part, cache);
      for (const change of inOrder([...changesOf(JSON.parse(text))])) {
        const kind = kindOf(path, change);
        if (triedKinds.has(kind) || (!provesAll && provenKeys.has(keyOf(kind)))) continue;
        triedKinds.add(kind);
        for (const mutation of change.mutations()) {
          // A cheap check of the file alone avoids parsing the part for values that the place does not accept.
          if (checkFile(product.root, { path, value: mutation.value }).length > 0) continue;
          const changed = withTexts(part, [[path, JSON.stringify(mutation.value)]]);
          const now = nodeOf(changed, cache);
          // One mutation is enough; the place may not accept the others.
          if (!now || !old) continue;
          provenKeys.add(keyOf(kind));
          const place = `${path} ${mutation.pointer}`;
          if (diffProducts(old, now).length > 0) reported++;
          else if (!hasNoEffect(mutation, place, part, changed)) {
            const where = placeIn(parsed, path, mutation.pointer);
            unreported.push(
              `${where}: forms:diff does not report "${mutation.operation} ${place}".`,
            );
          }
          break;
        }
      }
    }
    expectNone(unreported);
    expect(reported).toBeGreaterThan(0);
  });
});
