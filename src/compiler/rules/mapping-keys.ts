import { isObject } from '../../definition/is-object.ts';
import type { Finding } from '../diagnostic.ts';
import { screenMappingsOf } from '../mappings.ts';
import { escapePart } from '../pointer.ts';
import { sandboxMappingsOf } from '../sandbox-mappings.ts';
import { meant, suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

const forms: Record<string, string[]> = { from: ['default', 'each'], merge: [] };

export const mappingKeys: Rule = {
  id: 'mapping-keys',
  description: 'Beside "from" and "merge" stand only the keys that belong to them.',
  checkPart: (product) =>
    [...screenMappingsOf(product), ...sandboxMappingsOf(product)].flatMap(
      ({ file, pointer, mapping }) => findings(file, pointer, mapping),
    ),
};

function findings(file: string, pointer: string, mapping: unknown): Finding[] {
  if (Array.isArray(mapping)) {
    return mapping.flatMap((part, index) => findings(file, `${pointer}/${index}`, part));
  }
  if (!isObject(mapping)) return [];
  const form =
    typeof mapping.from === 'string' ? 'from' : Array.isArray(mapping.merge) ? 'merge' : undefined;
  const keys = Object.keys(mapping);
  const at = (key: string) => `${pointer}/${escapePart(key)}`;
  if (form === undefined) {
    if (keys.length === 1 && 'merge' in mapping) {
      const message = '"merge" lays several objects over each other; write a list [ ] of them.';
      return [{ file, pointer: at('merge'), message }];
    }
    const [key = ''] = keys;
    const typed = keys.length === 1 && typeof mapping[key] === 'string' && meant(key, ['from']);
    if (typed && String(mapping[key]).startsWith('/')) {
      const message = `There is no key "${key}" here. Did you mean "from"?`;
      return [{ file, pointer: at(key), key: true, message, mend: { do: 'rename', to: 'from' } }];
    }
    if (keys.length === 1 && keys[0] === 'value') return [];
    return keys.flatMap((key) => findings(file, at(key), mapping[key]));
  }
  const known = forms[form] ?? [];
  const surplus = keys
    .filter((key) => key !== form && !known.includes(key))
    .map((key): Finding => {
      const mean = meant(key, known);
      return {
        ...{ file, pointer: at(key), key: true },
        message: `Beside "${form}" a key "${key}" has no meaning.${suggest(key, known)}`,
        mend: mean === undefined ? undefined : { do: 'rename', to: mean },
      };
    });
  const inner = form === 'merge' ? ['merge'] : ['each'];
  return [...surplus, ...inner.flatMap((key) => findings(file, at(key), mapping[key]))];
}
