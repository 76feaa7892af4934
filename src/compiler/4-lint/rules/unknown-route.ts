import { misnamedFiles } from '../../2-parse/near-miss-files.ts';
import { findLinks, findSandboxLinks, type LinkSource } from '../../3-analyze/links.ts';
import { nameOrigin } from '../../3-analyze/name-origin.ts';
import { entriesOf, entryName, type ScreenSource } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import { unknownName } from '../names/name-findings.ts';
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
    return [...findLinks(product), ...findSandboxLinks(product)].flatMap((link) => {
      const { file, pointer, to, target } = link;
      if (!target || target.path.startsWith('{names.')) return [];
      const screen = byRoute.get(target.path);
      if (screen) return stepFinding(link, screen, target.hash);
      const use = { name: target.path, ...nameOrigin(product, { file, pointer }) };
      const message = `No screen has the route "${target.path}".`;
      const written = (route: string) => (to === target.path ? route : undefined);
      return [unknownName(use, { message, known: [...byRoute.keys()], written })];
    });
  },
};

/** Reports a fragment that names no step of the wizard. */
function stepFinding({ file, pointer }: LinkSource, { screen }: ScreenSource, hash?: string) {
  const steps = entriesOf(screen).flatMap((entry) => entryName(entry) ?? []);
  if (!hash || steps.length === 0 || steps.includes(hash)) return [];
  const message = `The wizard at "${screen.route}" has no step "${hash}".${suggest(hash, steps)}`;
  return [{ file, pointer, message }];
}
