import type { Plugin } from 'vite';
import { formsOf, planForm, type Workspace } from '../compiler/index.ts';

interface UsedWidgetsOptions {
  workspace: Workspace;
  /** Path of the module that lists all widgets; its `import.meta.glob` has this pattern. */
  file: string;
}

const pattern = `'./*.tsx'`;

/** Leaves the widgets that no form uses out of a build: each one would take room in the first script. */
export function usedWidgets({ workspace, file }: UsedWidgetsOptions): Plugin {
  return {
    name: 'used-widgets',
    apply: 'build',
    // Vite replaces the pattern after that.
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(file)) return undefined;
      if (!code.includes(pattern)) throw new Error(`${file} has no pattern ${pattern}.`);
      const { product } = await workspace.current();
      const names = new Set(formsOf(product).flatMap((form) => planForm(form).widgets));
      const files = [...names].sort().map((name) => `./${name}.tsx`);
      return { code: code.replace(pattern, JSON.stringify(files)), map: null };
    },
  };
}
