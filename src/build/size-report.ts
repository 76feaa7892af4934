import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { modulePrefix } from '../compiler/index.ts';

type Chunks = Record<string, Rollup.OutputChunk>;

interface SizeReportOptions {
  /** Returns the end of the path of a widget's module. */
  widgetModule: (name: string) => string;
}

/** Prints the size of the JavaScript of each screen and step at the end of a build. */
export function sizeReport({ widgetModule }: SizeReportOptions): Plugin {
  return {
    name: 'size-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: Chunks = Object.fromEntries(
        Object.entries(bundle).flatMap(([name, output]) =>
          output.type === 'chunk' ? [[name, output]] : [],
        ),
      );
      const rows = reportRows(chunks, widgetModule);
      const width = Math.max(...rows.map(({ title }) => title.length));
      const lines = rows.map(
        ({ title, bytes, files }) =>
          `  ${title.padEnd(width)}  ${(bytes / 1000).toFixed(1).padStart(6)} kB  (${files} files)`,
      );
      this.info(`JavaScript that each screen loads, gzip:\n${lines.join('\n')}`);
    },
  };
}

function reportRows(chunks: Chunks, widgetModule: (name: string) => string) {
  const compiled = new Map<string, string>();
  for (const [file, { moduleIds }] of Object.entries(chunks)) {
    for (const id of moduleIds) {
      if (id.startsWith(`\0${modulePrefix}/`))
        compiled.set(id.slice(modulePrefix.length + 2), file);
    }
  }
  const entry = Object.entries(chunks).find(([, { isEntry }]) => isEntry)?.[0];
  const fileWith = (ending: string) =>
    Object.entries(chunks).find(([, { moduleIds }]) =>
      moduleIds.some((id) => id.endsWith(ending)),
    )?.[0];
  const kindFile = (code: string) => {
    const kind = /"kind":"(\w+)"|kind:[`"'](\w+)[`"']/.exec(code);
    const parts: Record<string, string> = {
      page: '/engine/screen/page.tsx',
      form: '/engine/screen/form-screen.tsx',
      wizard: '/engine/wizard/wizard.tsx',
    };
    return fileWith(parts[kind?.[1] ?? kind?.[2] ?? ''] ?? '\0');
  };
  const widgetFiles = (code: string) =>
    [...code.matchAll(/"ui:widget"?:[`"']([\w-]+)[`"']/g)].map(([, name = '']) =>
      fileWith(widgetModule(name)),
    );
  const rows = [];
  for (const [name, file] of [...compiled].sort()) {
    const [kind, screen, step] = name.split('/');
    const code = chunks[file]?.code ?? '';
    const screenFile = compiled.get(`screen/${screen}`);
    const roots =
      kind === 'screen'
        ? [entry, file, kindFile(code), ...widgetFiles(code)]
        : [
            entry,
            screenFile,
            file,
            kindFile(chunks[screenFile ?? '']?.code ?? ''),
            ...widgetFiles(code),
          ];
    const files = closure(chunks, roots);
    const bytes = files.reduce((sum, each) => sum + gzipSync(chunks[each]?.code ?? '').length, 0);
    rows.push({ title: step ? `${screen} / ${step}` : (screen ?? ''), bytes, files: files.length });
  }
  return rows;
}

/** Returns the given files and all files that they import statically. */
function closure(chunks: Chunks, roots: (string | undefined)[]): string[] {
  const files = new Set<string>();
  const add = (file: string | undefined) => {
    if (!file || files.has(file) || !chunks[file]) return;
    files.add(file);
    for (const imported of chunks[file].imports) add(imported);
  };
  for (const root of roots) add(root);
  return [...files];
}
