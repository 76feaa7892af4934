import { draftOf, isFullyParsed } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every version of a draft is frozen, so that later versions can be checked against it.',
  checkScreen: (source, product) => {
    const { id, folder, path, drafts } = source;
    const draft = draftOf(source);
    if (!draft || !isFullyParsed(product, folder) || hasShapeErrorInside(product, path, '/draft'))
      return [];
    const { version = 1 } = draft;
    const next = 1 + Math.max(0, ...drafts.map((frozen) => frozen.version));
    // A version number may have been skipped.
    const orElse =
      version > next ? `, or, if there never was such a version, change "version" to ${next}` : '';
    return Array.from({ length: version }, (_, index) => index + 1)
      .filter((number) => !drafts.some((frozen) => frozen.version === number))
      .map((number) => ({
        file: path,
        pointer: number === version ? '/draft/version' : '/draft',
        severity: number === version ? 'warning' : undefined,
        message:
          number === version
            ? `Version ${number} of this draft is not frozen, so that later versions can't be checked against it. Run "npm run forms:freeze ${id}", which writes ${folder}/drafts/${number}.json.`
            : `${folder}/drafts/${number}.json is missing, so that no one can check what becomes of answers of version ${number}. Restore the file${number < next ? '' : orElse}.`,
      }));
  },
};
