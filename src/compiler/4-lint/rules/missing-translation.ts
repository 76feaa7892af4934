import { escapePart } from '../../../core/pointer.ts';
import { languageFilesOf } from '../../3-analyze/translations/translations.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A language that is called complete has a translation of every text.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    return languageFilesOf(product).flatMap(({ tag, isComplete, missing }) => {
      const [first, ...others] = missing;
      if (!isComplete || !first) return [];
      const where = `"${first.source}" (${first.file}, ${first.pointer})`;
      const what = others.length === 0 ? `${where} has` : `${where} and ${others.length} more have`;
      const message = `${what} no translation. "npm run forms:texts -- --add" adds what is missing to languages/${tag}.json.`;
      return [{ file: product.appPath, pointer: `/languages/${escapePart(tag)}`, message }];
    });
  },
};
