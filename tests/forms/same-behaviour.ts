import type { Side } from '../../src/analysis/diff/side.ts';
import { messageFor, ruledFields } from '../../src/compiler/3-analyze/rule-messages.ts';
import { emitModule, modulePrefix } from '../../src/compiler/5-emit/modules.ts';
import { KeyedCache, parseProduct, planForm } from '../../src/compiler/index.ts';
import { formsOf, type ProductSource } from '../../src/compiler/model/product.ts';

/** Whether two products are compiled to the very same, so that nobody can tell one from the other. */
export const isCompiledAlike = (old: Side, now: Side): boolean => codeOf(old) === codeOf(now);

const productOf = ({ root, sources }: Side): ProductSource =>
  parseProduct(root, sources, new KeyedCache());

function codeOf(side: Side): string {
  const product = productOf(side);
  const modules = product.screens.flatMap(({ id, steps }) => [
    `${modulePrefix}/screen/${id}`,
    ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
  ]);
  return [modulePrefix, ...modules]
    .map((id) => emitModule(product, id, { assetPath: (file) => file }))
    .join('\n');
}

/** Whether two products say the same about each rule that a field has; messages for rules that none has are never said. */
export const isSaidAlike = (old: Side, now: Side): boolean => saidIn(old) === saidIn(now);

function saidIn(side: Side): string {
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
export const isOrderedAlike = (old: Side, now: Side): boolean => orderIn(old) === orderIn(now);

const orderIn = (side: Side): string =>
  JSON.stringify(
    formsOf(productOf(side)).map(({ schema, ui }) =>
      planForm(schema, ui, {}).questions.map(({ pointer }) => pointer),
    ),
  );
