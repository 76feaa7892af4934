declare module 'virtual:forms' {
  /** The product that forms/ describes, compiled. */
  export const app: import('./compiled/app.ts').CompiledApp;
  /** The shell for its screens where one has a notice or a footer; the engine's own for any other product. */
  export const Shell: typeof import('./engine/index.ts').Shell | undefined;
  /** Given where the language is written from right to left. */
  export const stylisPlugins:
    | typeof import('./engine/page/right-to-left.ts').stylisPlugins
    | undefined;
}
