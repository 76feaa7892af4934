import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { addressQuery } from './address-query.ts';
import type { FailedLoad } from './path.ts';
import { scriptEndings } from './scripted-endings.ts';

/** Lists the failures of a screen's load call. */
export function failedLoads(product: ProductModel, screen: ScreenModel): FailedLoad[] {
  const query = addressQuery(product, screen);
  return scriptEndings(product, screen, 'load')
    .filter(({ name }) => name !== 'success')
    .map(({ name, description, response, expectedEnd }) => {
      const id = `${screen.id}/load-${name}`;
      const title = `${screen.title}: loading, and ${description}`;
      const endFile = expectedEnd.route === undefined ? id : undefined;
      return {
        kind: 'load',
        id,
        title,
        screen: screen.id,
        query,
        load: response,
        expectedEnd,
        endFile,
      };
    });
}
