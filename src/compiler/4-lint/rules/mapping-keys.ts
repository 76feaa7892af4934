import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { type MappingSource, rootsOf } from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { renameTo } from '../../model/diagnostic.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

const forms: Record<string, string[]> = { from: ['default', 'each'], merge: [] };

export const rule: Rule = {
  description: 'Mappings with "from" or "merge" have only the keys that belong to these.',
  checkUnit: (product) =>
    [...product.mappings.screens, ...product.mappings.sandbox].flatMap((source) =>
      findings(source, rootsOf(source)),
    ),
};

type Place = Pick<MappingSource, 'file' | 'pointer' | 'mapping'>;

function findings({ file, pointer, mapping }: Place, roots: string[]): Finding[] {
  const at = (key: string | number) => `${pointer}/${escapePart(key)}`;
  const inside = (key: string | number, part: unknown, inner = roots) =>
    findings({ file, pointer: at(key), mapping: part }, inner);
  if (Array.isArray(mapping)) {
    return mapping.flatMap((part, index) => inside(index, part));
  }
  if (!isObject(mapping)) return [];
  const form =
    typeof mapping.from === 'string' ? 'from' : Array.isArray(mapping.merge) ? 'merge' : undefined;
  const keys = Object.keys(mapping);
  if (form === undefined) {
    if (keys.length === 1 && 'merge' in mapping) {
      const message = '"merge" needs a list [ ] of objects.';
      return [{ file, pointer: at('merge'), message }];
    }
    const [key = ''] = keys;
    const [, root = ''] = /^\/([^/]+)/.exec(String(mapping[key])) ?? [];
    // Any other key is one of the request's body.
    if (keys.length === 1 && closestName(key, ['from']) && roots.includes(root)) {
      const message = `There is no key "${key}" here. Did you mean "from"?`;
      return [{ file, pointer: at(key), key: true, message, fix: { do: 'rename', to: 'from' } }];
    }
    if (keys.length === 1 && keys[0] === 'value') return [];
    return keys.flatMap((key) => inside(key, mapping[key]));
  }
  const known = forms[form] ?? [];
  const unknown = keys
    .filter((key) => key !== form && !known.includes(key))
    .map((key): Finding => {
      const closest = closestName(key, known);
      return {
        file,
        pointer: at(key),
        key: true,
        message: `The key "${key}" has no meaning beside "${form}".${suggest(key, known)}`,
        fix: renameTo(closest),
      };
    });
  const inner =
    form === 'merge'
      ? inside('merge', mapping.merge)
      : inside('each', mapping.each, [...roots, 'item']);
  return [...unknown, ...inner];
}
