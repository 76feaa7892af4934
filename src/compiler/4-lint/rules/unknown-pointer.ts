import { isUnresolved, resolvePointer } from '../../3-analyze/mappings/resolve-in-schema.ts';
import { mappingPointers, type PointerSource } from '../../3-analyze/mappings/screen-mappings.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { folderOf } from '../../model/file-layout.ts';
import { isFullyParsed, type ProductSource } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every pointer leads to something that can be there.',
  checkUnit: (part) =>
    [...part.mappings.screens.flatMap(mappingPointers), ...part.pointers.options].flatMap(
      (source) => finding(part, source),
    ),
  checkProduct: (product) =>
    [...product.mappings.sandbox.flatMap(mappingPointers), ...product.pointers.sandbox].flatMap(
      (source) => finding(product, source),
    ),
};

function finding(product: ProductSource, source: PointerSource): Finding[] {
  const { file, pointer, to, document, expected } = source;
  const place = { file, pointer };
  if (!/^(\/([^~/]|~[01])*)*$/.test(to)) {
    const message = `"${to}" is no pointer; write it like "/answers/email".`;
    return [{ ...place, message }];
  }
  if (to === source.self) {
    return [{ ...place, message: 'This points to the field itself; name another one.' }];
  }
  const found = resolvePointer(document, to);
  if (!isUnresolved(found)) {
    const { type } = found;
    if (expected !== 'list' || type === undefined || [type].flat().includes('array')) return [];
    return [{ ...place, message: `"${to}" leads to no list; a list is needed here.` }];
  }
  const { part, holder, known, kind } = found;
  const whole =
    file === product.sandboxPath ? product.fullyParsed : isFullyParsed(product, folderOf(file));
  if (!whole) return [];
  if (kind === 'leaf') {
    return [{ ...place, message: `"${to}" leads nowhere: "${holder}" is a single value.` }];
  }
  if (kind === 'list') {
    const message = `"${to}" leads nowhere: "${holder}" is a list, whose items have numbers. Use "each" to take something of every item.`;
    return [{ ...place, message }];
  }
  const mean = closestName(part, known);
  const fixed = to.replace(`${holder}/${part}`, `${holder}/${mean}`);
  const where = holder === '' ? 'here' : `in "${holder}"`;
  return [
    {
      ...place,
      message: `"${to}" leads nowhere: there is no "${part}" ${where}.${known.length === 0 ? '' : suggest(part, known)}`,
      fix: mean === undefined ? undefined : { do: 'replace', value: fixed },
    },
  ];
}
