/** Something that an import could not take over as it is. */
export interface Remark {
  file: ImportedFile;
  /** JSON Pointer in this file. */
  pointer: string;
  /** A sentence on its conversion, and on the remedy. */
  text: string;
}

export type ImportedFile = 'schema' | 'ui';

/** Collects remarks, each once: a definition is read for each of its references. */
export class Remarks {
  readonly #byKey = new Map<string, Remark>();

  add(file: ImportedFile, pointer: string, text: string): void {
    this.#byKey.set(JSON.stringify([file, pointer, text]), { file, pointer, text });
  }

  get list(): Remark[] {
    return [...this.#byKey.values()];
  }
}
