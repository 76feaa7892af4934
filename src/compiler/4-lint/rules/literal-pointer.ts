import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { MappingSource } from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A pointer in a mapping stands under "from"; it would be sent as a text otherwise.',
  checkUnit: (product) => product.mappings.screens.flatMap(literals),
  checkProduct: (product) => product.mappings.sandbox.flatMap(literals),
};

/** Texts that are written as if they led to a value. */
function literals({ file, pointer, mapping, document }: MappingSource): Finding[] {
  const inside = (key: string | number, part: unknown) =>
    literals({ file, pointer: `${pointer}/${escapePart(key)}`, mapping: part, document });
  if (typeof mapping === 'string') {
    const [to, severity] = pointerMeant(mapping, document) ?? [];
    if (to === undefined) return [];
    const message = `This is sent as the text "${mapping}" itself. Write { "from": "${to}" } for what it leads to, or { "value": "${mapping}" } where the text is meant.`;
    return [{ file, pointer, message, severity }];
  }
  if (Array.isArray(mapping)) return mapping.flatMap((part, index) => inside(index, part));
  if (!isObject(mapping)) return [];
  if (typeof mapping.from === 'string') return inside('each', mapping.each);
  const [key = '', ...others] = Object.keys(mapping);
  // A misspelt "from" is found by another rule.
  if (others.length === 0 && (key === 'value' || closestName(key, ['from']))) return [];
  return Object.entries(mapping).flatMap(([key, part]) => inside(key, part));
}

/** What a text was probably meant to lead to: "/answers/email", "{email}", or, not quite as surely, "email". */
function pointerMeant(
  text: string,
  { properties = {} }: MappingSource['document'],
): [string, 'warning' | undefined] | undefined {
  const [, root = ''] = /^\/([^/]+)/.exec(text) ?? [];
  if (Object.hasOwn(properties, root)) return [text, undefined];
  const [, brace, name = ''] = /^(\{?)([\w-]+)\}?$/.exec(text) ?? [];
  if (!Object.hasOwn(properties.answers?.properties ?? {}, name)) return undefined;
  return [`/answers/${name}`, brace === '' ? 'warning' : undefined];
}
