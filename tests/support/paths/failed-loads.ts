import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { addressQuery } from './address-query.ts';
import { applyingEnding } from './applying-ending.ts';
import type { FailedLoad } from './path.ts';
import { scriptEndings } from './scripted-endings.ts';

/** Lists the failures of a screen's load call. */
export function failedLoads(product: ProductModel, screen: ScreenModel): FailedLoad[] {
  const query = addressQuery(product, screen);
  const endings = scriptEndings(product, screen, 'load');
  return endings
    .filter(({ name }) => name !== 'success')
    .filter((ending) => {
      const { name, response } = ending;
      return applyingEnding(endings, name, response, { query }, product.validate) === ending;
    })
    .map(({ id: ending, name: outcome, description, response, expectedEnd }) => {
      const id = `${screen.id}/load-${ending}`;
      const title = `${screen.title}: loading, and ${description}`;
      const endFile = expectedEnd.route === undefined ? id : undefined;
      return {
        kind: 'load',
        id,
        title,
        screen: screen.id,
        query,
        load: response,
        outcome,
        expectedEnd,
        endFile,
      };
    });
}
