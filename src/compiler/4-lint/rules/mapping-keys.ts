import { isObject } from '../../../core/is-object.ts';
import { type MappingForm, readMapping } from '../../../core/mapping/read-mapping.ts';
import { escapePart } from '../../../core/pointer.ts';
import { findSandboxMappings } from '../../3-analyze/mappings/sandbox-mappings.ts';
import {
  findScreenMappings,
  insideMapping,
  type MappingSource,
  rootsOf,
} from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName } from '../../model/suggest.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

/** Keys that mappings of these forms may have beside the one that names the form. */
const besides: Partial<Record<MappingForm['form'], string[]>> = {
  from: ['default', 'each', 'except'],
  merge: [],
  calculated: [],
  when: ['then', 'else'],
};

export const rule: Rule = {
  description:
    'Mappings with "from", "merge", "calculated" or "when" have only the keys that belong to these.',
  checkUnit: (product) =>
    [...findScreenMappings(product), ...findSandboxMappings(product)].flatMap(findings),
};

function findings(source: MappingSource): Finding[] {
  const { file, mapping } = source;
  const inside = insideMapping(source).flatMap(findings);
  if (!isObject(mapping)) return inside;
  const at = (key: string) => `${source.pointer}/${escapePart(key)}`;
  const keys = Object.keys(mapping);
  const { form } = readMapping(mapping);
  const when = whenFinding(source, mapping, form);
  if (when) return [when, ...inside];
  const known = besides[form];
  if (known === undefined) {
    const [key = '', ...others] = keys;
    if (others.length > 0) return inside;
    if (key === 'merge') {
      return [{ file, pointer: at(key), message: '"merge" needs a list [ ] of objects.' }];
    }
    const [, root = ''] = /^\/([^/]+)/.exec(textOf(mapping[key])) ?? [];
    // Any other key is one of the request's body.
    if (!closestName(key, ['from']) || !rootsOf(source).includes(root)) return inside;
    const message = `There is no key "${key}" here. Did you mean "from"?`;
    return [{ file, pointer: at(key), key: true, message, fix: { do: 'rename', to: 'from' } }];
  }
  const unknown = keys
    .filter((key) => key !== form && !known.includes(key))
    .map((key) => {
      const message = `The key "${key}" has no meaning beside "${form}".`;
      return unknownName({ name: key, file, pointer: at(key), key: true }, { message, known });
    });
  const { each, except } = mapping;
  const isList = Array.isArray(except) && except.every((to) => typeof to === 'string');
  const wrongExcept: Finding[] =
    except === undefined
      ? []
      : each !== undefined
        ? [{ file, pointer: at('except'), key: true, message: notBesideEach }]
        : isList && except.length > 0
          ? []
          : [{ file, pointer: at('except'), message: wrongList }];
  return [...unknown, ...wrongExcept, ...inside];
}

/** Finds a condition that is none, or one that chooses nothing. */
function whenFinding(
  { file, pointer, ...source }: MappingSource,
  mapping: Record<string, unknown>,
  form: MappingForm['form'],
): Finding | undefined {
  const { when } = mapping;
  const place = { file, pointer: `${pointer}/when`, key: true as const };
  if (form === 'when') {
    const isTest = isObject(when) && Object.keys(when).length > 0;
    return isTest ? undefined : { ...place, message: `"when" tests nothing. ${howToTest}` };
  }
  if (Array.isArray(when) && 'then' in mapping) {
    return { ...place, message: `"when" is no condition. ${howToTest}` };
  }
  const roots = rootsOf({ file, pointer, ...source });
  // A body may have a key of this name, whose entries are mappings.
  const isMeant =
    isObject(when) &&
    Object.entries(when).some(
      ([name, test]) =>
        roots.includes(name) && isObject(test) && readMapping(test).form === 'object',
    );
  return isMeant ? { ...place, message: '"when" needs "then" beside it, a mapping.' } : undefined;
}

const howToTest =
  'Write a JSON Schema for each data source that decides: { "answers": { "required": ["member"] } }.';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const notBesideEach =
  '"each" builds every item anew, so "except" has no effect beside it. Remove it.';
const wrongList = '"except" has to be a list [ ] of pointers, for instance ["/confirmation"].';
