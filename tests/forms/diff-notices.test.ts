import { describe, expect, it } from 'vitest';
import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { diffProducts } from '../../src/analysis/diff/diff.ts';
import { checkFile } from '../../src/compiler/2-parse/shape/check-file.ts';
import { KeyedCache } from '../../src/compiler/index.ts';
import { partAround, side, sideOf, thingOf, withTexts } from './diff-product.ts';
import { type Change, changesOf, type Mutation } from './mutations.ts';
import { named } from './products.ts';
import { isCompiledAlike, isOrderedAlike, isSaidAlike } from './same-behaviour.ts';

/** What is compiled otherwise, and yet is nothing that anybody would notice. */
const unnoticed: { what?: Mutation['what']; place: RegExp; why: string }[] = [
  { place: /\/\$(schema|comment)$/, why: 'a remark for editors and readers' },
  { place: /\/examples(\/\d+)?$/, why: 'made-up answers, for the gallery' },
  { place: /schema\.json .*\/properties\/[^/]+\/description$/, why: 'a remark on a question' },
  { what: 'swap', place: /\/(required|type)\/\d+$/, why: 'a set has no order' },
  {
    place: /^[^/]+\/[^/]+\/schema\.json \/title$/,
    why: 'a form that is a screen has the title of the screen',
  },
];

/** What would be so if it were not written. */
const defaults: Record<string, unknown[]> = {
  width: [560, 'full'],
  rows: [4],
  'ui:options': [{ rows: 4 }],
};

function isUnnoticed(
  { what, was }: Mutation,
  place: string,
  old: Revision,
  now: Revision,
): boolean {
  const key = place.slice(place.lastIndexOf('/') + 1);
  const isDefault = defaults[key]?.some((one) => JSON.stringify(one) === JSON.stringify(was));
  return (
    unnoticed.some((one) => (one.what ?? what) === what && one.place.test(place)) ||
    (isDefault === true && what !== 'change') ||
    (place.includes('/ui:order/') && isOrderedAlike(old, now)) ||
    (place.includes('messages') && isSaidAlike(old, now)) ||
    isCompiledAlike(old, now)
  );
}

/** How often a change of one kind is tried in each product, in as many places. */
const eachKind = 1;

/** What is changed, of whatever name: the titles of all questions are one kind. */
function kindOf(path: string, { what, pointer }: Change): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const place = pointer
    .replace(/\/\d+(?=\/|$)/g, '/#')
    .replace(/\/(properties|calls|names|outcomes|fields)\/[^/]+/g, '/$1/*');
  const general = file === 'ui.json' ? place.replace(/^\/(?!ui:)[^/]+/, '/*') : place;
  return `${what} ${file} ${general}`;
}

/** The product without examples and frozen drafts, which prove something and change nothing. */
function withoutProofs({ root, sources }: Revision): Revision {
  const texts = [...sources.texts].filter(
    ([path]) => !/\/(examples|drafts\/\d+)\.json$/.test(path),
  );
  return side(root, { ...sources, texts: new Map(texts) });
}

describe.each(named)('of a change of %s', (_name, folder) => {
  it('nothing that anybody would notice goes unsaid', { timeout: 240_000 }, async () => {
    const product = withoutProofs(await sideOf(folder));
    const unsaid: string[] = [];
    let said = 0;
    const tried = new Map<string, number>();
    for (const [path, text] of product.sources.texts) {
      const part = partAround(product, path);
      const memo = new KeyedCache();
      const old = thingOf(part, memo);
      for (const change of changesOf(JSON.parse(text))) {
        const kind = kindOf(path, change);
        const times = tried.get(kind) ?? 0;
        tried.set(kind, times + 1);
        if (times >= eachKind) continue;
        for (const mutation of change.ways()) {
          // A cheap check of the file alone spares a parse of the part for values that the place can't hold.
          if (checkFile(product.root, { path, value: mutation.value }).length > 0) continue;
          const changed = withTexts(part, [[path, JSON.stringify(mutation.value)]]);
          const now = thingOf(changed, memo);
          // One of the ways is enough; others may be nothing that the place can hold.
          if (!now || !old) continue;
          const place = `${path} ${mutation.pointer}`;
          if (diffProducts(old, now).length > 0) said++;
          else if (!isUnnoticed(mutation, place, part, changed)) {
            unsaid.push(`${mutation.what} ${place}`);
          }
          break;
        }
      }
    }
    expect(unsaid).toEqual([]);
    expect(said).toBeGreaterThan(0);
  });
});
