import { isObject } from '../../../core/is-object.ts';
import { fromPointer } from '../../../core/pointer.ts';
import { mappingPointers } from '../../3-analyze/mappings/screen-mappings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Mappings read every parameter of the first visit that is remembered.',
  checkProduct: ({ app, appPath, mappings, fullyParsed }) => {
    const { visit } = app;
    if (!fullyParsed || !isObject(visit) || !Array.isArray(visit.query)) return [];
    const read = mappings.screens
      .flatMap(mappingPointers)
      .map(({ to }) => fromPointer(to))
      .filter(([root]) => root === 'visit');
    if (read.some(({ length }) => length < 3)) return [];
    return visit.query.flatMap((name, index) =>
      read.some(([, , parameter]) => parameter === name)
        ? []
        : [
            {
              file: appPath,
              pointer: `/visit/query/${index}`,
              severity: 'warning' as const,
              message: `No mapping reads "/visit/query/${name}". Send it, or remove it.`,
            },
          ],
    );
  },
};
