import { type WidgetEntry, widgetCatalogue } from '../../../definition/widgets/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const storageOptions = Object.values<WidgetEntry>(widgetCatalogue).flatMap(
  ({ storageKeys = [] }) => storageKeys,
);

const findStoredCodes = collectPerFolder(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) => {
    // A field of several branches has one ui entry.
    const fields = new Map(fieldsOf(form).map((field) => [field.uiPointer, field]));
    return [...fields].flatMap(([uiPointer, { name, ui }]) =>
      storageOptions.flatMap((option) => {
        const item = ui?.['ui:options']?.[option];
        if (typeof item !== 'string') return [];
        const place = { file: form.uiPath, pointer: `${uiPointer}/ui:options/${option}` };
        const field = `"${name}" in ${form.uiPath}`;
        return [{ ...place, item, field, screen: screen?.path }];
      }),
    );
  }),
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
