import { fieldsOf } from '../fields.ts';
import { inFolders } from '../in-folders.ts';
import { formsOf } from '../product.ts';
import type { Rule } from './rule.ts';

const storedCodesOf = inFolders(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) =>
    fieldsOf(form).flatMap(({ ui, uiPointer }) => {
      const item = ui?.['ui:options']?.storeCode;
      const pointer = `${uiPointer}/ui:options/storeCode`;
      return typeof item === 'string' ? [{ file: form.uiPath, pointer, item }] : [];
    }),
  ),
);

export const duplicateDraftKey: Rule = {
  id: 'duplicate-draft-key',
  description: 'No two things are kept in the same item of the browser’s storage.',
  checkProduct: (product) => {
    const first = new Map<string, string>();
    const drafts = product.screens.flatMap(({ path, screen }) => {
      const key = screen.kind === 'page' ? undefined : screen.draft?.key;
      if (key === undefined) return [];
      const other = first.get(key);
      if (other === undefined) first.set(key, path);
      if (other === undefined) return [];
      const message = `The draft of ${other} is kept under "${key}" too, and each would overwrite the other. Choose another key.`;
      return [{ file: path, pointer: '/draft/key', message }];
    });
    const codes = storedCodesOf(product).flatMap(({ file, pointer, item }) => {
      const other = first.get(item);
      if (other === undefined) return [];
      const message = `The draft of ${other} is kept under "${item}" too, and each would overwrite the other. Choose another name.`;
      return [{ file, pointer, message }];
    });
    return [...drafts, ...codes];
  },
};
