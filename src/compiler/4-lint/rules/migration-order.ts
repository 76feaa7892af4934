import type { Finding } from '../../model/diagnostic.ts';
import { draftOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Migrations lead to existing versions, the earliest first.',
  checkScreen: (source) => {
    const { version = 1, migrations = [] } = draftOf(source) ?? {};
    return migrations.flatMap(({ to }, index): Finding[] => {
      const place = { file: source.path, pointer: `/draft/migrations/${index}/to` };
      const before = Math.max(0, ...migrations.slice(0, index).map((one) => one.to));
      if (to > version) {
        const message = `There is no version ${to}, since "version" is ${version}. Raise "version" to ${to}, or lower "to".`;
        return [{ ...place, message }];
      }
      if (to >= before) return [];
      const message = `This migration to version ${to} follows one to version ${before}. Move it before that one.`;
      return [{ ...place, message }];
    });
  },
};
