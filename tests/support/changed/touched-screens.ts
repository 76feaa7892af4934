import { buildFlow } from '../../../src/analysis/flow/build-flow.ts';
import type { FlowScreen } from '../../../src/analysis/flow/flow.ts';
import type { ProductModel } from '../../../src/analysis/product-model.ts';

/** The files that differ from a commit. */
export interface ChangedFiles {
  /** Those of the forms folder, with paths inside it. */
  definitions: string[];
  /** Those of the folder with the product's snapshots, with paths inside it. */
  snapshots: string[];
  /** Whether code of the project differs. */
  code: boolean;
}

/**
 * Returns the ids of the screens whose proof can end otherwise than before: those with a changed file, and those that
 * lead to one of them or are reached from one. Code, and files of the whole product, touch every screen.
 */
export function touchedScreens(
  product: ProductModel,
  { definitions, snapshots, code }: ChangedFiles,
): Set<string> {
  const ids = product.screens.map(({ id }) => id);
  const folders = definitions.map(folderOf).filter((folder) => !folder.startsWith('.'));
  if (code || folders.includes('')) return new Set(ids);
  const changed = new Set([...folders, ...snapshots.map(folderOf)]);
  const targets = new Map(buildFlow(product).screens.map((screen) => [screen.id, leadsTo(screen)]));
  const touched = ids.filter(
    (id) =>
      changed.has(id) ||
      targets.get(id)?.some((target) => changed.has(target)) ||
      ids.some((other) => changed.has(other) && targets.get(other)?.includes(id)),
  );
  return new Set(touched);
}

/** Returns the folder at the start of a path; empty for a file beside app.json. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

const leadsTo = ({ edges, load, submit }: FlowScreen): string[] =>
  [edges, load?.edges ?? [], submit?.edges ?? []].flat().flatMap(({ to }) => to ?? []);
