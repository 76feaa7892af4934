import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const storedCodesOf = collectPerFolder(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) => {
    // Asked in several branches, a field has one ui entry all the same.
    const fields = new Map(fieldsOf(form).map((field) => [field.uiPointer, field]));
    return [...fields].flatMap(([uiPointer, { name, ui }]) => {
      const item = ui?.['ui:options']?.storeCode;
      if (typeof item !== 'string') return [];
      const place = { file: form.uiPath, pointer: `${uiPointer}/ui:options/storeCode` };
      const field = `"${name}" in ${form.uiPath}`;
      return [{ ...place, item, field, screen: screen?.path }];
    });
  }),
);

export const rule: Rule = {
  description: 'No two things are kept in the same item of the browser’s storage.',
  checkProduct: (product) => {
    const drafts = new Map<string, string>();
    const codes = new Map<string, string>();
    return [
      ...product.screens.flatMap(({ path, screen }) => {
        const key = screen.kind === 'page' ? undefined : screen.draft?.key;
        if (key === undefined) return [];
        const other = keep(drafts, key, `The draft of ${path}`);
        return overwritten(other, key, { file: path, pointer: '/draft/key' });
      }),
      ...storedCodesOf(product).flatMap(({ screen, item, field, ...place }) => {
        // From one screen to another, the code is handed on.
        const other = keep(codes, `${screen} ${item}`, `The country code of ${field}`);
        return overwritten(drafts.get(item) ?? other, item, place);
      }),
    ];
  },
};

/** What was kept under the key before, if anything was. */
function keep(kept: Map<string, string>, key: string, what: string): string | undefined {
  const other = kept.get(key);
  if (other === undefined) kept.set(key, what);
  return other;
}

function overwritten(
  other: string | undefined,
  key: string,
  place: Pick<Finding, 'file' | 'pointer'>,
): Finding[] {
  if (other === undefined) return [];
  const message = `${other} is kept under "${key}" too, and each would overwrite the other. Choose another name.`;
  return [{ ...place, message }];
}
