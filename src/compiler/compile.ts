import { basename, resolve } from 'node:path';
import { readForms, type Sources } from './1-read/read-folder.ts';
import { parseProduct } from './2-parse/parse-product.ts';
import { translateSources } from './3-analyze/translations/translate-sources.ts';
import { lint } from './4-lint/lint.ts';
import { emitModule, moduleSources } from './5-emit/emit-module.ts';
import type { EmitOptions } from './5-emit/module-ids.ts';
import { KeyedCache } from './model/cache.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { ProductSource } from './model/product.ts';

/** A compiled folder of definitions; its modules can be emitted where no diagnostic is an error. */
export interface Compilation {
  sources: Sources;
  product: ProductSource;
  diagnostics: Diagnostic[];
  /** Returns the product with the texts of one of its languages. */
  inLanguage: (tag: string) => ProductSource;
}

/** A compiler of one folder, which reuses the results of files that have not changed since it was last called. */
export interface Compiler {
  /** Parses and lints the folder's files. */
  compile: (sources: Sources) => Compilation;
  /** Emits the code of one module; `undefined` for an unknown id. */
  emit: (product: ProductSource, id: string, options: EmitOptions) => string | undefined;
}

/** Creates a compiler of the folder named `root`. */
export function createCompiler(root: string): Compiler {
  const cache = new KeyedCache();
  const cacheOf = memoized(() => new KeyedCache());
  return {
    compile(sources) {
      const product = parseProduct(root, sources, cache);
      const diagnostics = lint(product, cache);
      const inLanguage = memoized((tag) => ({
        ...parseProduct(root, translateSources(product, sources, tag), cacheOf(tag)),
        translatedFrom: product,
      }));
      return { sources, product, diagnostics, inLanguage };
    },
    emit(product, id, options) {
      const dependencies = moduleSources(product, id);
      return cache.get(`module ${id}`, dependencies, () => emitModule(product, id, options));
    },
  };
}

/** Returns a function that makes the value for each name once. */
function memoized<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/**
 * Reads and compiles a folder of definitions.
 *
 * @throws where the folder can't be read
 */
export async function compileFolder(folder: string): Promise<Compilation> {
  const sources = await readForms(folder);
  return compileSources(basename(resolve(folder)), sources);
}

/** Compiles the files of the folder named `root`. */
export const compileSources = (root: string, sources: Sources): Compilation =>
  createCompiler(root).compile(sources);
