import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { linksOfScreen } from '../../../src/analysis/screen-links.ts';
import { memoizeByObject } from '../../../src/compiler/model/memoize.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';

/** Value of parameters that no link defines. */
const sampleValue = 'sample';

/**
 * Returns the parameters that a screen's address needs: those of a link to it, and all others that its mappings read
 * without a default value.
 */
export function addressQuery(product: ProductModel, screen: ScreenModel): Record<string, string> {
  const { load, submit, prefill } = screen;
  const mappings = [load?.params, load?.send, submit?.params, submit?.send, prefill] as Mapping[];
  const names = mappings.flatMap((mapping) =>
    mapping === undefined ? [] : requiredParameters(mapping),
  );
  const linked = addressesOf(product).find((href) => href.startsWith(`${screen.route}?`));
  return {
    ...Object.fromEntries(names.map((name) => [name, sampleValue])),
    ...Object.fromEntries(new URLSearchParams(linked?.slice(screen.route.length))),
  };
}

/** Returns the parameters that a mapping reads without a default value. */
function requiredParameters(mapping: Mapping): string[] {
  if (typeof mapping !== 'object' || mapping === null) return [];
  const { from, default: defaultValue } = mapping as { from?: unknown; default?: unknown };
  const name = typeof from === 'string' ? /^\/query\/([^/]+)/.exec(from)?.[1] : undefined;
  if (name !== undefined) return defaultValue === undefined || defaultValue === '' ? [name] : [];
  return Object.values(mapping).flatMap((part) => requiredParameters(part as Mapping));
}

/** Returns the addresses of all links, including those in the local provider's emails. They are collected once. */
const addressesOf = memoizeByObject(({ screens, sandbox }: ProductModel): string[] => [
  ...screens.flatMap(linksOfScreen).map(({ href }) => href),
  ...Object.values(sandbox?.calls ?? {}).flatMap((call) =>
    call.do === 'invite' ? [call.link.replace('{token}', sampleValue)] : [],
  ),
]);
