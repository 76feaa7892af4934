import { isObject } from '../../../core/is-object.ts';
import { misnamedFiles } from '../../2-parse/near-miss-files.ts';
import type { LinkSource } from '../../3-analyze/links.ts';
import { nameOrigin } from '../../3-analyze/name-origin.ts';
import type { ScreenSource } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "go" and every internal link leads to a screen.',
  fixesNames: 'product',
  checkProduct: (product) => {
    const { screens } = product;
    if (misnamedFiles(product).length > 0) return [];
    // A screen without a valid route may be the intended one.
    if (screens.some(({ screen }) => screen.route === undefined)) return [];
    const byRoute = new Map(screens.map((screen) => [screen.screen.route, screen]));
    byRoute.delete('*');
    return [...product.links.screens, ...product.links.sandbox].flatMap((link) => {
      const { file, pointer, to, target } = link;
      if (!target || target.path.startsWith('{names.')) return [];
      const screen = byRoute.get(target.path);
      if (screen) return stepFinding(link, screen, target.hash);
      const routes = [...byRoute.keys()];
      const closest = closestName(target.path, routes);
      return [
        {
          ...nameOrigin(product, { file, pointer }),
          message: `No screen has the route "${target.path}".${suggest(target.path, routes)}`,
          fix:
            closest === undefined || to !== target.path
              ? undefined
              : ({ do: 'replace', value: closest } as const),
        },
      ];
    });
  },
};

/** Reports a fragment that names no step of the wizard. */
function stepFinding({ file, pointer }: LinkSource, { screen }: ScreenSource, hash?: string) {
  if (!hash || screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
  const steps = screen.steps.flatMap((entry) =>
    isObject(entry) ? ('step' in entry ? entry.step : entry.review) : entry,
  );
  if (steps.includes(hash)) return [];
  const message = `The wizard at "${screen.route}" has no step "${hash}".${suggest(hash, steps)}`;
  return [{ file, pointer, message }];
}
