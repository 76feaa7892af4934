import type { PageFile } from '../../definition/files/screen.ts';
import { entrancesOf, passedValuesOf } from '../3-analyze/mappings/page-values.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { listLanguages } from '../model/list-languages.ts';
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

/** Lists the ids of the screens of which a page shows answers or other values, where visitors can change its language. */
export function shownScreensOf(product: ProductSource, page: ScreenSource): string[] {
  const { screen } = page;
  if (screen.kind !== 'page' || listLanguages(product).length === 0) return [];
  if (!screen.review && passedValuesOf(screen).length === 0) return [];
  return [...new Set(entrancesOf(product, page).map(({ source }) => source.id))];
}

/** Returns whether a page can hold what a screen has sent: the browser stores no secrets, and no files with it. */
export const canResend = (product: ProductSource, source: ScreenSource): boolean =>
  sentFileQuestionsOf(source).length === 0 &&
  formsOfScreen(source).every((form) =>
    planForm(form, product.app).questions.every(({ secret }) => !secret),
  );
