import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { draftOf } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A draft is cleared after submit, unless "clearDraft" is false.',
  checkScreen: (source, product) => {
    const { screen, path } = source;
    if (screen.kind === 'page' || !draftOf(source)) return [];
    return namedOutcomes(screen.submit?.outcomes).flatMap(({ name, pointer, outcome }) => {
      const at = `/submit/outcomes${pointer}`;
      if (name !== 'success' || outcome.go === undefined || 'clearDraft' in outcome) return [];
      if (hasShapeErrorInside(product, path, at)) return [];
      const message =
        'The draft is not cleared after submit. Add "clearDraft": true, or false to keep the answers in the browser.';
      return [{ file: path, pointer: at, severity: 'warning' as const, message }];
    });
  },
};
