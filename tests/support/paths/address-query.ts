import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { linksOfScreen } from '../../../src/analysis/screen-links.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';

/** Stands for whatever an address carries. */
const anything = 'sample';

/**
 * Parameters that a screen's address needs: those of a link of the product that leads there, and any other that its
 * calls read and that has no value of its own.
 */
export function addressQuery(product: ProductModel, screen: ScreenModel): Record<string, string> {
  const { load, submit, prefill } = screen;
  const mappings = [load?.params, load?.send, submit?.params, submit?.send, prefill] as Mapping[];
  const names = mappings.flatMap((mapping) => (mapping === undefined ? [] : needed(mapping)));
  const linked = addressesOf(product).find((href) => href.startsWith(`${screen.route}?`));
  return {
    ...Object.fromEntries(names.map((name) => [name, anything])),
    ...Object.fromEntries(new URLSearchParams(linked?.slice(screen.route.length))),
  };
}

/** Parameters that a mapping reads and that nothing stands in for. */
function needed(mapping: Mapping): string[] {
  if (typeof mapping !== 'object' || mapping === null) return [];
  const { from, default: standIn } = mapping as { from?: unknown; default?: unknown };
  const name = typeof from === 'string' ? /^\/query\/([^/]+)/.exec(from)?.[1] : undefined;
  if (name !== undefined) return standIn === undefined || standIn === '' ? [name] : [];
  return Object.values(mapping).flatMap((part) => needed(part as Mapping));
}

/** Every address that the product leads to, those in the mails of the local provider included. */
const addressesOf = ({ screens, sandbox }: ProductModel): string[] => [
  ...screens.flatMap(linksOfScreen).map(({ href }) => href),
  ...Object.values(sandbox?.calls ?? {}).flatMap((call) =>
    call.do === 'invite' ? [call.link.replace('{token}', anything)] : [],
  ),
];
