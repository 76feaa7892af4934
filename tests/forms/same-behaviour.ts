import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { messageFor, ruledFields } from '../../src/compiler/3-analyze/rule-messages.ts';
import { emitModule } from '../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { KeyedCache, parseProduct, planForm } from '../../src/compiler/index.ts';
import { memoizeByObject } from '../../src/compiler/model/memoize.ts';
import { formsOf, type ProductSource } from '../../src/compiler/model/product.ts';

/** Whether two products are compiled to the very same, so that nobody can tell one from the other. */
export const isCompiledAlike = (old: Revision, now: Revision): boolean =>
  codeOf(old) === codeOf(now);

// The same revision is compared with many changed ones.
const productOf = memoizeByObject(
  ({ root, sources }: Revision): ProductSource => parseProduct(root, sources, new KeyedCache()),
);

const codeOf = memoizeByObject((side: Revision): string => {
  const product = productOf(side);
  const modules = product.screens.flatMap(({ id, steps }) => [
    `${modulePrefix}/screen/${id}`,
    ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
  ]);
  return [modulePrefix, ...modules]
    .map((id) => emitModule(product, id, { assetPath: (file) => file }))
    .join('\n');
});

/** Whether two products say the same about each rule that a field has; messages for rules that none has are never said. */
export const isSaidAlike = (old: Revision, now: Revision): boolean => saidIn(old) === saidIn(now);

function saidIn(side: Revision): string {
  const product = productOf(side);
  const said = formsOf(product).flatMap((form) =>
    ruledFields(product, form).map((ruled) => [
      ruled.field.at,
      [...ruled.rules.keys()].map((rule) => [rule, messageFor(ruled, rule)]),
    ]),
  );
  return JSON.stringify(said);
}

/** Whether two products ask their questions in the same order. */
export const isOrderedAlike = (old: Revision, now: Revision): boolean =>
  orderIn(old) === orderIn(now);

const orderIn = (side: Revision): string =>
  JSON.stringify(
    formsOf(productOf(side)).map((form) =>
      planForm(form, {}).questions.map(({ pointer }) => pointer),
    ),
  );
