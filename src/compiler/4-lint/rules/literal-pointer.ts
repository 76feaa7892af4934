import { isObject } from '../../../core/is-object.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { findSandboxMappings } from '../../3-analyze/mappings/sandbox-mappings.ts';
import {
  findScreenMappings,
  insideMapping,
  type MappingSource,
} from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Pointers in a mapping stand under "from"; elsewhere they are sent as texts.',
  checkUnit: (product) => findScreenMappings(product).flatMap(literals),
  checkProduct: (product) => findSandboxMappings(product).flatMap(literals),
};

/** Finds texts that are written like pointers. */
function literals(source: MappingSource): Finding[] {
  const { file, pointer, mapping, document } = source;
  const inside = () => insideMapping(source).flatMap(literals);
  const read = readMapping(mapping);
  if (read.form === 'object') {
    const [[key = ''] = [], ...others] = read.entries;
    // The rule mapping-keys reports a misspelt "from", and a condition without "then".
    if (isObject((mapping as Record<string, unknown>).when)) return [];
    return others.length === 0 && closestName(key, ['from']) ? [] : inside();
  }
  if (read.form !== 'literal' || typeof mapping !== 'string') return inside();
  const [to, severity] = likelyPointer(mapping, document) ?? [];
  if (to === undefined) return [];
  const message = `This sends the text "${mapping}" itself. Write { "from": "${to}" } to send the value there, or { "value": "${mapping}" } to send the text.`;
  return [{ file, pointer, message, severity }];
}

/** Returns the likely pointer of a text such as "/answers/email", "{email}" or, less certain, "email". */
function likelyPointer(
  text: string,
  { properties = {} }: MappingSource['document'],
): [string, 'warning' | undefined] | undefined {
  const [, root = ''] = /^\/([^/]+)/.exec(text) ?? [];
  if (Object.hasOwn(properties, root)) return [text, undefined];
  const [, brace, name = ''] = /^(\{?)([\w-]+)\}?$/.exec(text) ?? [];
  if (!Object.hasOwn(properties.answers?.properties ?? {}, name)) return undefined;
  return [`/answers/${name}`, brace === '' ? 'warning' : undefined];
}
