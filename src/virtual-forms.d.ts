declare module 'virtual:forms' {
  /** The product that forms/ describes, compiled. */
  export const app: import('./compiled/app.ts').CompiledApp;
}
