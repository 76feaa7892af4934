import type { WrittenProduct, WrittenScreen } from '../../../src/analysis/product.ts';
import { queryOf } from './address-query.ts';
import type { FailedLoad } from './path.ts';
import { playedEndings } from './scripted-endings.ts';

/** Every way for a screen's load call to fail. */
export function loadPaths(product: WrittenProduct, screen: WrittenScreen): FailedLoad[] {
  const query = queryOf(product, screen);
  return playedEndings(product, screen, 'load')
    .filter(({ name }) => name !== 'success')
    .map(({ name, words, play, ends }) => {
      const id = `${screen.id}/load-${name}`;
      const title = `${screen.title}: loading, and ${words}`;
      const endFile = ends.goes === undefined ? id : undefined;
      return { kind: 'load', id, title, screen: screen.id, query, load: play, ends, endFile };
    });
}
