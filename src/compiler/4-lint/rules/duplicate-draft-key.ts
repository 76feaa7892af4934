import { collectPerFolder } from '../../model/per-folder.ts';
import { formsOf } from '../../model/product.ts';
import { storedItemsOf } from '../../model/stored-items.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

const findStoredCodes = collectPerFolder(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) =>
    storedItemsOf(form).map(({ item, field, pointer }) => ({
      key: item,
      user: `The country code of "${field}" in ${form.uiPath}`,
      screen: screen?.path,
      file: form.uiPath,
      pointer,
    })),
  ),
);

export const rule: Rule = {
  description:
    'Drafts, country codes and the first visit are stored under different keys of the browser.',
  checkProduct: (product) => {
    const { app, appPath: file } = product;
    const drafts = [
      { key: app.visit?.key, user: `"visit" in ${file}`, file, pointer: '/visit/key' },
      ...product.screens.map(({ path, screen }) => ({
        key: screen.kind === 'page' ? undefined : screen.draft?.key,
        user: `The draft of ${path}`,
        file: path,
        pointer: '/draft/key',
      })),
    ];
    const ofDrafts = new Set(drafts.map(({ key }) => key));
    // Screens may share a code on purpose.
    const codes = findStoredCodes(product).map(({ screen, ...code }) => ({
      ...code,
      of: ofDrafts.has(code.key) ? '' : screen,
    }));
    const all = [...drafts.map((draft) => ({ ...draft, of: '' })), ...codes];
    return repeated(all, ({ key, of }) => key && `${of} ${key}`).map(({ item, first }) => {
      const { key, file, pointer } = item;
      const message = `${first.user} is stored under "${key}" too, and each would overwrite the other. Choose another name.`;
      return { file, pointer, message };
    });
  },
};
