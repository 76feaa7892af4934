import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { CompiledScreen } from '../compiled/screen.ts';
import { countryNamesModule, modulePrefix } from '../compiler/index.ts';
import { type Chunks, chunkGraph, chunksOf } from './chunk-graph.ts';

const modules = `\0${modulePrefix}/`;

interface SizeReportOptions {
  /** Returns the end of the path of a widget's module. */
  widgetModule: (name: string) => string;
  /** A file to write the report to, as JSON: a list of `ScreenSize`. */
  file?: string;
}

/** The JavaScript that the browser loads until the first form of a screen, or a step, can be used. */
export interface ScreenSize {
  /** Id of the screen, and of the step: "apply" or "signup / company-info". */
  title: string;
  /** Of JavaScript, after gzip. */
  bytes: number;
  files: number;
}

/** Prints the size of the JavaScript of each screen and step at the end of a build. */
export function sizeReport({ widgetModule, file }: SizeReportOptions): Plugin {
  return {
    name: 'size-report',
    apply: 'build',
    generateBundle: {
      // Vite writes the names of a chunk's dependencies into it last.
      order: 'post',
      async handler(_options, bundle) {
        // The build for Node is thrown away after its use.
        if (this.environment.name !== 'client') return;
        const rows = reportRows(chunksOf(Object.values(bundle)), widgetModule);
        if (file) await writeFile(file, JSON.stringify(rows));
        const width = Math.max(...rows.map(({ title }) => title.length));
        const lines = rows.map(
          ({ title, bytes, files }) =>
            `  ${title.padEnd(width)}  ${(bytes / 1000).toFixed(1).padStart(6)} kB  (${files} files)`,
        );
        this.info(`JavaScript that each screen loads, gzip:\n${lines.join('\n')}`);
      },
    },
  };
}

function reportRows(chunks: Chunks, widgetModule: (name: string) => string): ScreenSize[] {
  const graph = chunkGraph(chunks, widgetModule);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    // Most files belong to many screens, and to compress them takes longer than everything else.
    const size = sizes.get(file) ?? gzipSync(codeOf(chunks, file)).length;
    sizes.set(file, size);
    return size;
  };
  const compiled = Object.values(chunks)
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(modules) && id !== `\0${countryNamesModule}`)
    .map((id) => id.slice(modules.length));
  return compiled.sort().map((module) => {
    const [, screen = '', step] = module.split('/');
    const screenFile = graph.compiled(`screen/${screen}`);
    const code = codeOf(chunks, graph.compiled(module));
    const files = graph.closure([
      screenFile,
      graph.compiled(module),
      graph.view(kindIn(codeOf(chunks, screenFile))),
      ...widgetsIn(code).map(graph.widget),
      makesLoadCall(codeOf(chunks, screenFile)) ? graph.loadCall : undefined,
      keepsDraft(codeOf(chunks, screenFile)) ? graph.savedDraft : undefined,
    ]);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    return { title: step ? `${screen} / ${step}` : screen, bytes, files: files.length };
  });
}

const codeOf = (chunks: Chunks, file: string | undefined) => chunks[file ?? '']?.code ?? '';

function kindIn(code: string): CompiledScreen['kind'] {
  const [, kind = ''] = /"?kind"?:[`"'](page|form|wizard)[`"']/.exec(code) ?? [];
  return kind as CompiledScreen['kind'];
}

/** Steps have a function of that name. */
const makesLoadCall = (code: string): boolean => /\bload"?:\{/.test(code);

/** A draft that only leads to another language has no age. */
const keepsDraft = (code: string): boolean => /\bdraft"?:\{[^}]*\bdays\b/.test(code);

const widgetsIn = (code: string): string[] =>
  [...code.matchAll(/\bwidgets"?:\[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/[\w-]+/g)].map(([name]) => name),
  );
