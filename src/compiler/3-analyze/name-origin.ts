import { escapePart } from '../../core/pointer.ts';
import { nearestNode } from '../model/locate.ts';
import type { ProductSource } from '../model/product.ts';

/** The place of a value in a file. */
interface ValuePlace {
  file: string;
  pointer: string;
}

/** Returns the place at which a text is written: in app.json if it begins with one of the names there. */
export function nameOrigin(
  { documents, app, appPath }: ProductSource,
  { file, pointer }: ValuePlace,
): ValuePlace {
  const { node, found } = nearestNode(documents.get(file)?.tree, pointer);
  const [, name] = found ? (/^\{names\.([\w-]+)\}/.exec(String(node?.value)) ?? []) : [];
  if (name === undefined || app.names?.[name] === undefined) return { file, pointer };
  return { file: appPath, pointer: `/names/${escapePart(name)}` };
}
