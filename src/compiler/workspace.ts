import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import {
  isDefinition,
  readForms,
  readText,
  type Sources,
  sourcePath,
} from './1-read/read-folder.ts';
import { type Compilation, type Compiler, createCompiler } from './compile.ts';

/** A forms folder that is read as a whole once, and then file by file as they change. */
export interface Workspace {
  /** Absolute path of the forms folder. */
  folder: string;
  /** Emits a module of the folder. */
  emit: Compiler['emit'];
  /** Returns the latest result; the first call reads the folder. */
  current: () => Promise<Compilation>;
  /** Reads one file again, which may be new or deleted. */
  reread: (file: string) => Promise<Compilation>;
  /** Returns whether a file has other contents than when it was read last. */
  isStale: (file: string) => Promise<boolean>;
  /** Reads everything again. */
  rereadAll: () => Promise<Compilation>;
  /** Calls the listener with the result of each file that is read again. */
  onChange: (listener: (result: Compilation) => void) => void;
}

/** Opens a forms folder; nothing is read yet. */
export function openWorkspace(folder: string): Workspace {
  const root = resolve(folder);
  const { compile, emit } = createCompiler(basename(root));
  const listeners: ((result: Compilation) => void)[] = [];
  let latest: Promise<Compilation> | undefined;
  const rereadAll = () => {
    latest = readForms(root).then(compile);
    return latest;
  };
  const current = () => latest ?? rereadAll();
  return {
    folder: root,
    emit,
    current,
    rereadAll,
    reread: async (file) => {
      latest = current().then(
        async ({ sources }) => compile(await withFile(sources, root, file)),
        // A file that could not be read the last time may be readable now.
        rereadAll,
      );
      const result = await latest;
      for (const listener of listeners) listener(result);
      return result;
    },
    isStale: async (file) => {
      if (!file.endsWith('.json')) return false;
      // A file that can't be read now is reported where it is read again.
      const read = Promise.all([current(), readText(file)]).catch(() => undefined);
      const [latest, text] = (await read) ?? [];
      return text !== latest?.sources.texts.get(sourcePath(root, file));
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

async function withFile(sources: Sources, root: string, file: string): Promise<Sources> {
  if (!isDefinition(root, file)) return sources;
  const path = sourcePath(root, file);
  const texts = new Map(sources.texts);
  const nonJsonFiles = new Set(sources.nonJsonFiles);
  const exists = await isFile(file);
  if (path.endsWith('.json')) {
    if (exists) texts.set(path, await readText(file));
    else texts.delete(path);
  } else if (exists) nonJsonFiles.add(path);
  else nonJsonFiles.delete(path);
  // The order of files decides which of two screens comes first, so a new file takes its place in it.
  return { texts: sources.texts.has(path) ? texts : sorted(texts), nonJsonFiles };
}

const sorted = (texts: Sources['texts']) =>
  new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
