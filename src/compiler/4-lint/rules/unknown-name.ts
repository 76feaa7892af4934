import { escapePart, isInside } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
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
    const found: Finding[] = [];
    const walk = (file: string, pointer: string, value: unknown) => {
      if (typeof value === 'string') {
        for (const [, name = ''] of value.matchAll(/\{names\.([\w-]*)\}/g)) {
          if (known.includes(name)) continue;
          const message = `There is no name "${name}" under "names" in app.json.${suggest(name, known)}`;
          found.push({ file, pointer, message });
        }
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) {
          walk(file, `${pointer}/${escapePart(key)}`, entry);
        }
      }
    };
    for (const { path, value } of documents.values()) walk(path, '', value);
    return found;
  },
};
