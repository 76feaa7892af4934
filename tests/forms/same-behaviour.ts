import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { messageFor, ruledFields } from '../../src/compiler/3-analyze/plan/rule-messages.ts';
import { emitModule } from '../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { KeyedCache, parseProduct, planForm } from '../../src/compiler/index.ts';
import { memoizeByObject } from '../../src/compiler/model/memoize.ts';
import { formsOf, type ProductSource } from '../../src/compiler/model/product.ts';

/** Returns whether two revisions compile to the same code, so that nobody can observe a difference. */
export const compilesToSameCode = (old: Revision, now: Revision): boolean =>
  codeOf(old) === codeOf(now);

// The same revision is compared with many changed ones.
const productOf = memoizeByObject(
  ({ root, sources }: Revision): ProductSource => parseProduct(root, sources, new KeyedCache()),
);

const codeOf = memoizeByObject((revision: Revision): string => {
  const product = productOf(revision);
  const modules = product.screens.flatMap(({ id, steps }) => [
    `${modulePrefix}/screen/${id}`,
    ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
  ]);
  return [modulePrefix, ...modules]
    .map((id) => emitModule(product, id, { assetPath: (file) => file }))
    .join('\n');
});

/** Returns whether the rules of all fields have the same messages; messages for missing rules are never shown. */
export const hasSameMessages = (old: Revision, now: Revision): boolean =>
  messagesIn(old) === messagesIn(now);

function messagesIn(revision: Revision): string {
  const product = productOf(revision);
  const messages = formsOf(product).flatMap((form) =>
    ruledFields(product, form).map((ruled) => [
      ruled.field.at,
      [...ruled.rules.keys()].map((rule) => [rule, messageFor(ruled, rule)]),
    ]),
  );
  return JSON.stringify(messages);
}

/** Returns whether two revisions ask their questions in the same order; hidden ones have none. */
export const hasSameOrder = (old: Revision, now: Revision): boolean =>
  orderIn(old) === orderIn(now);

const orderIn = (revision: Revision): string =>
  JSON.stringify(
    questionsIn(revision).map((questions) =>
      questions.filter(({ hidden }) => !hidden).map(({ pointer }) => pointer),
    ),
  );

/** Returns whether two revisions ask the same questions with the same choices. */
export const hasSameQuestions = (old: Revision, now: Revision): boolean =>
  JSON.stringify(questionsIn(old)) === JSON.stringify(questionsIn(now));

const questionsIn = (revision: Revision) =>
  formsOf(productOf(revision)).map((form) => planForm(form).questions);
