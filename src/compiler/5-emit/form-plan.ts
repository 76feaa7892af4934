import type { AppFile } from '../../definition/files/app.ts';
import { type FormPlan, planForm } from '../3-analyze/plan/plan-form.ts';
import { memoizeByPair } from '../model/memoize.ts';
import type { FormSource, ProductSource } from '../model/product.ts';

/** Returns the plan of a form of a product; it is made once. */
export const formPlan = ({ app }: Pick<ProductSource, 'app'>, form: FormSource): FormPlan =>
  planOf(app, form);

const planOf = memoizeByPair((app: AppFile, form: FormSource): FormPlan => planForm(form, app));
