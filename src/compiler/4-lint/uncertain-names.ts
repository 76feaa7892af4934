import { lastKey } from '../../core/pointer.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Document } from '../model/document.ts';
import { nearestNode } from '../model/locate.ts';

/** The files that know a name of the product: those of a screen and those beside app.json, or all files. */
export type NameScope = 'screen' | 'product';

/** A diagnostic whose fix replaces one name of the product by another. */
export interface NameFix {
  diagnostic: Diagnostic;
  scope: NameScope;
}

/**
 * Returns the diagnostics whose fix could spread a misspelling. A name is surely misspelt only if nothing else uses it, and
 * if something uses the other name apart from the place that defines it.
 */
export function uncertainFixes(
  fixes: NameFix[],
  documents: ReadonlyMap<string, Document>,
): Set<Diagnostic> {
  const uncertain = fixes.filter(({ diagnostic, scope }) => {
    const change = changedName(diagnostic, documents);
    if (!change) return false;
    const texts = textsInScope(scope, diagnostic.file, documents);
    return usesOf(change.from, texts) > 1 || usesOf(change.to, texts) < 2;
  });
  return new Set(uncertain.map(({ diagnostic }) => diagnostic));
}

/** Returns the name that a fix changes; of a pointer, the part that differs. */
function changedName({ file, pointer, fix }: Diagnostic, documents: ReadonlyMap<string, Document>) {
  const node = nearestNode(documents.get(file)?.tree, pointer).node;
  const from = fix?.do === 'rename' ? lastKey(pointer) : node?.value;
  const to = fix?.do === 'rename' ? fix.to : fix?.do === 'replace' ? fix.value : undefined;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  // A key of ui.json is no name.
  if (to.startsWith('ui:')) return undefined;
  const parts = to.split('/');
  const index = from.split('/').findIndex((part, position) => part !== parts[position]);
  return { from: from.split('/')[index] ?? from, to: parts[index] ?? to };
}

function textsInScope(
  scope: NameScope,
  file: string,
  documents: ReadonlyMap<string, Document>,
): string[] {
  const [root, folder] = file.split('/');
  return [...documents.values()]
    .filter(
      ({ path }) =>
        scope === 'product' ||
        path.startsWith(`${root}/${folder}/`) ||
        path.split('/').length === 2,
    )
    .map(({ text }) => text);
}

/** Counts the texts and keys that are a name, and the pointers that have it as a part. */
function usesOf(name: string, texts: string[]): number {
  const escaped = literalPattern(name);
  const use = new RegExp(`"${escaped}"|/${escaped}(?=["/#?])`, 'g');
  return texts.reduce((count, text) => count + (text.match(use)?.length ?? 0), 0);
}
