/** The contents of chosen files, which the page holds until the form is sent. */
const contents = new Map<string, File>();

/** Holds the content of a file; returns the key to it, which is the "part" of its answer. */
export function holdFile(file: File): string {
  // Unlike randomUUID, it works on pages without https.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  holdFileAs(key, file);
  return key;
}

/** Holds the content of a file by a key that its answer has already. */
export function holdFileAs(key: string, file: File): void {
  contents.set(key, file);
}

/** Returns the content that a key leads to; `undefined` for every other value. */
export const heldFile = (key: unknown): File | undefined =>
  typeof key === 'string' ? contents.get(key) : undefined;

export function releaseFile(key: unknown): void {
  if (typeof key === 'string') contents.delete(key);
}
