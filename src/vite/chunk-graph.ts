import type { Rollup } from 'vite';
import type { CompiledScreen } from '../compiled/screen.ts';
import { modulePrefix } from '../compiler/index.ts';

export type Chunks = Record<string, Rollup.OutputChunk>;

/** The part of the engine that shows a screen of each kind, by the end of its path. */
const screenViews: Record<CompiledScreen['kind'], string> = {
  page: '/engine/screen/page.tsx',
  form: '/engine/screen/form-screen.tsx',
  wizard: '/engine/wizard/wizard.tsx',
};

/** Finds the files of a build that the browser loads for a part of the product. */
export interface ChunkGraph {
  /** File of a compiled module, such as "screen/apply". */
  compiled: (module: string) => string | undefined;
  /** File of the engine's part for a kind of screen. */
  view: (kind: CompiledScreen['kind']) => string | undefined;
  widget: (name: string) => string | undefined;
  /** File of the code for load calls. */
  loadCall: string | undefined;
  /** File of the code for drafts that stay in the browser. */
  savedDraft: string | undefined;
  /** Returns the given files and all files that they import statically. */
  closure: (roots: (string | undefined)[]) => string[];
}

/** @param widgetModule returns the end of the path of a widget's module */
export function chunkGraph(chunks: Chunks, widgetModule: (name: string) => string): ChunkGraph {
  const files = Object.entries(chunks);
  // Only names are kept, so that the code of the chunks can leave the memory.
  const importsOf = new Map(files.map(([file, { imports }]) => [file, imports]));
  const fileOf = new Map(
    files.flatMap(([file, { moduleIds }]) => moduleIds.map((id) => [id, file] as const)),
  );
  // A module in a group also has a small file of its own, which represents it.
  for (const [file, { facadeModuleId }] of files) {
    if (facadeModuleId) fileOf.set(facadeModuleId, file);
  }
  const ids = [...fileOf.keys()];
  const fileAt = (end: string) => fileOf.get(ids.find((id) => id.endsWith(end)) ?? '');
  return {
    compiled: (module) => fileOf.get(`\0${modulePrefix}/${module}`),
    view: (kind) => fileAt(screenViews[kind]),
    widget: (name) => fileAt(widgetModule(name)),
    loadCall: fileAt('/runtime/load-call.tsx'),
    savedDraft: fileAt('/engine/saved-draft/with-saved-draft.tsx'),
    closure(roots) {
      const found = new Set<string>();
      const add = (file: string | undefined) => {
        const imports = importsOf.get(file ?? '');
        if (!file || !imports || found.has(file)) return;
        found.add(file);
        for (const imported of imports) add(imported);
      };
      for (const root of roots) add(root);
      return [...found];
    },
  };
}

/** Returns the chunks of a build by their file names. */
export const chunksOf = (outputs: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): Chunks =>
  Object.fromEntries(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
