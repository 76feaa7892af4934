import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { MappingSource } from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Pointers in a mapping stand under "from"; elsewhere they are sent as texts.',
  checkUnit: (product) => product.mappings.screens.flatMap(literals),
  checkProduct: (product) => product.mappings.sandbox.flatMap(literals),
};

/** Finds texts that are written like pointers. */
function literals({ file, pointer, mapping, document }: MappingSource): Finding[] {
  const inside = (key: string | number, part: unknown) =>
    literals({ file, pointer: `${pointer}/${escapePart(key)}`, mapping: part, document });
  if (typeof mapping === 'string') {
    const [to, severity] = likelyPointer(mapping, document) ?? [];
    if (to === undefined) return [];
    const message = `This sends the text "${mapping}" itself. Write { "from": "${to}" } to send the value there, or { "value": "${mapping}" } to send the text.`;
    return [{ file, pointer, message, severity }];
  }
  if (Array.isArray(mapping)) return mapping.flatMap((part, index) => inside(index, part));
  if (!isObject(mapping)) return [];
  if (typeof mapping.from === 'string') return inside('each', mapping.each);
  const [key = '', ...others] = Object.keys(mapping);
  // The rule mapping-keys reports a misspelt "from".
  if (others.length === 0 && (key === 'value' || closestName(key, ['from']))) return [];
  return Object.entries(mapping).flatMap(([key, part]) => inside(key, part));
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
