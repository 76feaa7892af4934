import type { Finding } from '../../model/diagnostic.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import { formsOf } from '../../model/product.ts';
import { storedItemsOf } from '../../model/stored-items.ts';
import type { Rule } from './rule.ts';

const findStoredCodes = collectPerFolder(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) =>
    storedItemsOf(form).map(({ item, field, pointer }) => {
      const place = { file: form.uiPath, pointer };
      return { ...place, item, field: `"${field}" in ${form.uiPath}`, screen: screen?.path };
    }),
  ),
);

export const rule: Rule = {
  description:
    'Drafts, country codes and the first visit are stored under different keys of the browser.',
  checkProduct: (product) => {
    const drafts = new Map<string, string>();
    const visit = product.app.visit?.key;
    if (visit !== undefined) reserve(drafts, visit, `"visit" in ${product.appPath}`);
    const codes = new Map<string, string>();
    return [
      ...product.screens.flatMap(({ path, screen }) => {
        const key = screen.kind === 'page' ? undefined : screen.draft?.key;
        if (key === undefined) return [];
        const other = reserve(drafts, key, `The draft of ${path}`);
        return overwritten(other, key, { file: path, pointer: '/draft/key' });
      }),
      ...findStoredCodes(product).flatMap(({ screen, item, field, ...place }) => {
        // Screens may share a code on purpose.
        const other = reserve(codes, `${screen} ${item}`, `The country code of ${field}`);
        return overwritten(drafts.get(item) ?? other, item, place);
      }),
    ];
  },
};

/** Reserves a key; returns the description of its earlier user, if there is one. */
function reserve(users: Map<string, string>, key: string, user: string): string | undefined {
  const other = users.get(key);
  if (other === undefined) users.set(key, user);
  return other;
}

function overwritten(
  other: string | undefined,
  key: string,
  place: Pick<Finding, 'file' | 'pointer'>,
): Finding[] {
  if (other === undefined) return [];
  const message = `${other} is stored under "${key}" too, and each would overwrite the other. Choose another name.`;
  return [{ ...place, message }];
}
