declare module 'virtual:manual-index' {
  /** The index of the manual, as JSON. */
  export const index: string;
}
