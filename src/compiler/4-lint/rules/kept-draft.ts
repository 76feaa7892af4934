import { getOwn } from '../../../core/get-own.ts';
import { draftOf } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A draft is cleared after submit, unless "clearDraft" is false.',
  checkUnit: (product) =>
    product.screens.flatMap((source) => {
      const { screen, path } = source;
      if (screen.kind === 'page' || !draftOf(source)) return [];
      const success = getOwn(screen.submit?.outcomes, 'success');
      if (hasShapeErrorInside(product, path, '/submit/outcomes/success')) return [];
      if (success?.go === undefined || 'clearDraft' in success) return [];
      return [
        {
          file: path,
          pointer: '/submit/outcomes/success',
          severity: 'warning' as const,
          message:
            'The draft is not cleared after submit. Add "clearDraft": true, or false to keep the answers in the browser.',
        },
      ];
    }),
};
