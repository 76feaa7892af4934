import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import {
  type Compilation,
  type Compiler,
  createCompiler,
  isDefinition,
  readForms,
  readText,
  type Sources,
  sourcePath,
} from '../compiler/index.ts';

/** A forms folder that is read as a whole once, and then file by file as they change. */
export interface Workspace {
  /** Emits a module of the folder. */
  emit: Compiler['emit'];
  /** What the folder holds now. */
  current: () => Promise<Compilation>;
  /** Reads one file again, which may be new or gone. */
  reread: (file: string) => Promise<Compilation>;
  /** Reads everything again. */
  rereadAll: () => Promise<Compilation>;
}

export function openForms(folder: string): Workspace {
  const root = resolve(folder);
  const { compile, emit } = createCompiler(basename(root));
  let latest: Promise<Compilation> | undefined;
  const rereadAll = () => {
    latest = readForms(root).then(compile);
    return latest;
  };
  const current = () => latest ?? rereadAll();
  return {
    emit,
    current,
    rereadAll,
    reread: (file) => {
      latest = current().then(
        async ({ sources }) => compile(await withFile(sources, root, file)),
        // What could not be read the last time may be readable now.
        rereadAll,
      );
      return latest;
    },
  };
}

async function withFile(sources: Sources, root: string, file: string): Promise<Sources> {
  if (!isDefinition(root, file)) return sources;
  const path = sourcePath(root, file);
  const texts = new Map(sources.texts);
  const others = new Set(sources.nonJsonFiles);
  const there = await isFile(file);
  if (path.endsWith('.json')) {
    if (there) texts.set(path, await readText(file));
    else texts.delete(path);
  } else if (there) others.add(path);
  else others.delete(path);
  // As the folder is read as a whole: which of two screens comes first follows from the order of files.
  return { texts: sources.texts.has(path) ? texts : sorted(texts), nonJsonFiles: others };
}

const sorted = (texts: Sources['texts']) =>
  new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
