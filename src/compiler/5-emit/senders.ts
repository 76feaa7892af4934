import type { PageFile } from '../../definition/files/screen.ts';
import { entrancesOf } from '../3-analyze/mappings/page-values.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../model/product.ts';
import { sentFileQuestionsOf } from '../model/screen/sent-files.ts';

/** Returns whether a page has a button that makes the submit call before it once more. */
export const resendsFrom = ({ actions = [] }: PageFile): boolean =>
  actions.some((action) => 'resend' in action);

/** Lists the ids of the screens whose submit call a page can make once more. */
export function sendersOf(product: ProductSource, page: ScreenSource): string[] {
  if (page.screen.kind !== 'page' || !resendsFrom(page.screen)) return [];
  const senders = entrancesOf(product, page).filter(({ outcome }) => outcome !== undefined);
  const resending = senders.map(({ source }) => source).filter((one) => canResend(product, one));
  return [...new Set(resending.map(({ id }) => id))];
}

/** Returns whether a page can hold what a screen has sent: the browser stores no secrets, and no files with it. */
export const canResend = (product: ProductSource, source: ScreenSource): boolean =>
  sentFileQuestionsOf(source).length === 0 &&
  formsOfScreen(source).every((form) =>
    planForm(form, product.app).questions.every(({ secret }) => !secret),
  );
