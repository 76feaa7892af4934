import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { addressQuery } from './address-query.ts';
import type { FailedLoad } from './path.ts';
import { scriptEndings } from './scripted-endings.ts';

/** Every way for a screen's load call to fail. */
export function failedLoads(product: ProductModel, screen: ScreenModel): FailedLoad[] {
  const query = addressQuery(product, screen);
  return scriptEndings(product, screen, 'load')
    .filter(({ name }) => name !== 'success')
    .map(({ name, words, play, ends }) => {
      const id = `${screen.id}/load-${name}`;
      const title = `${screen.title}: loading, and ${words}`;
      const endFile = ends.goes === undefined ? id : undefined;
      return { kind: 'load', id, title, screen: screen.id, query, load: play, ends, endFile };
    });
}
