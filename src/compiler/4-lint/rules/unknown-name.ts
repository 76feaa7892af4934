import { isInside } from '../../../core/pointer.ts';
import { valuesIn } from '../../../core/values-in.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every {names.x} in a text is under "names" in app.json.',
  checkUnit: ({ documents, app, appPath, shapeErrors }) => {
    // Names with a shape error may be any names.
    const namesAreUnknown = shapeErrors.some(
      ({ file, pointer, fix }) =>
        file === appPath &&
        (isInside(pointer, '/names') || (fix?.do === 'rename' && fix.to === 'names')),
    );
    if (namesAreUnknown || Object.keys(app).length === 0) return [];
    const known = Object.keys(app.names ?? {});
    return [...documents.values()].flatMap(({ path: file, value: whole }) =>
      valuesIn(whole).flatMap(({ value, pointer }) => {
        const names = typeof value === 'string' ? value.matchAll(/\{names\.([\w-]*)\}/g) : [];
        return [...names].flatMap(([, name = '']) => {
          if (known.includes(name)) return [];
          const message = `There is no name "${name}" under "names" in app.json.${suggest(name, known)}`;
          return [{ file, pointer, message }];
        });
      }),
    );
  },
};
