import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { addressPointer } from '../../../src/core/response-address.ts';
import { addressQuery } from './address-query.ts';
import { failedLoads } from './failed-loads.ts';
import { listWalks } from './list-walks.ts';
import type { ScreenPaths, Visit } from './path.ts';

/** Lists the paths through a product by screen, from its definitions alone. */
export const listPaths = (product: ProductModel): ScreenPaths[] =>
  product.screens.map((screen) => {
    if (screen.kind === 'page') {
      const paths = visitsOf(product, screen);
      return { screen: screen.id, paths, combinations: 0, possible: 0, conditions: 0 };
    }
    const { walks, ...counts } = listWalks(product, screen);
    return { screen: screen.id, paths: [...walks, ...failedLoads(product, screen)], ...counts };
  });

/** Returns the names of the paths' snapshot files, without extension. */
export function snapshotFiles(screens: Pick<ScreenPaths, 'paths'>[]): string[] {
  return screens.flatMap(({ paths }) =>
    paths.flatMap((path) => {
      const files =
        path.kind === 'walk' ? path.steps.flatMap(({ files: each }) => Object.values(each)) : [];
      const own = path.kind === 'visit' ? path.file : path.endFile;
      return [...files, own, path.kind === 'walk' && path.recorded ? path.id : undefined].filter(
        (file) => file !== undefined,
      );
    }),
  );
}

/** Lists the visits to a page: one for each of its links, or a single one without. */
function visitsOf(product: ProductModel, screen: ScreenModel): Visit[] {
  const { id, title } = screen;
  // A page that is opened by itself knows no response.
  const actions = screen.actions.filter(({ href }) => addressPointer(href) === undefined);
  const base = { kind: 'visit', screen: id, query: addressQuery(product, screen) } as const;
  const file = `${id}/shown`;
  if (actions.length === 0) return [{ ...base, id: `${id}/shown`, title: `${title}: read`, file }];
  return actions.map(({ text, href }, index) => ({
    ...base,
    id: `${id}/link-${index + 1}`,
    title: `${title}: left by “${text}”`,
    follows: { text, href },
    file: index === 0 ? file : undefined,
  }));
}
