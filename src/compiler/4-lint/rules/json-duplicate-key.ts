import type { Node } from 'jsonc-parser';
import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No object has a key twice.',
  checkUnit: ({ documents }) =>
    [...documents.values()].flatMap(({ path, tree, errors }) =>
      tree && errors.length === 0 ? duplicates(path, tree, '') : [],
    ),
};

function duplicates(file: string, node: Node, pointer: string): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<unknown>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') {
      found.push(...duplicates(file, child, `${pointer}/${index}`));
      continue;
    }
    const [key, value] = child.children ?? [];
    const at = `${pointer}/${escapePart(String(key?.value))}`;
    if (key && seen.has(key.value)) {
      const message = `The key "${key.value}" occurs twice in this object, and only the last one counts. Remove or rename one.`;
      found.push({ file, pointer: at, offset: key.offset, message });
    }
    seen.add(key?.value);
    if (value) found.push(...duplicates(file, value, at));
  }
  return found;
}
