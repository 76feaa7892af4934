import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import of a file in src/. */
export interface SourceImport {
  /** Below src/. */
  from: string;
  specifier: string;
  /** Below src/; absent for a package. */
  to: string | undefined;
  typeOnly: boolean;
}

const root = resolve('src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** Every file of code in src/, without those of types alone. */
export const sourceFiles = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** Every file of src/ that holds data alone. */
export const dataFiles = files.filter((file) => file.endsWith('.json'));

/** Returns the code of a file of src/. */
export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

export const imports = sourceFiles.flatMap(importsOf);

/** The imports of other files of src/. */
export const innerImports = imports.filter(({ to }) => to !== undefined);

/** Finds the imports in the code of a file. */
export function findImports(code: string): Pick<SourceImport, 'specifier' | 'typeOnly'>[] {
  const statements =
    /^(?:import|export)\s+(type\s+)?(?:([\w*][^'";]*?|\{[^}]*\})\s+from\s+)?'([^']+)'/gm;
  const calls = /\bimport\(\s*'([^']+)'\s*\)/g;
  return [
    ...[...code.matchAll(statements)].map(([, type, names = '', specifier = '']) => ({
      specifier,
      typeOnly: type !== undefined || /^\{(\s*type\s[^,]+,?)+\s*\}$/.test(names),
    })),
    ...[...code.matchAll(calls)].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
  ];
}

function importsOf(from: string): SourceImport[] {
  return findImports(readSource(from)).map(({ specifier, typeOnly }) => {
    const path = relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
    return { from, specifier, typeOnly, to: specifier.startsWith('.') ? path : undefined };
  });
}

/** Returns each circle of imports, as a list of files that begins and ends with the same one. Types count too. */
export function importCircles(): string[][] {
  const next = new Map(sourceFiles.map((file) => [file, new Set<string>()]));
  for (const { from, to = '' } of innerImports) next.get(from)?.add(to);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of sourceFiles) visit(file, []);
  return found;
}

/** Returns whether a file is a place, or in a folder that is one. */
export const isIn = (file: string, place: string): boolean =>
  file === place || file.startsWith(`${place}/`);

/** Returns an import as a line of a failed test. */
export const describeImport = ({ from, specifier }: SourceImport): string =>
  `${from} imports ${specifier}`;
