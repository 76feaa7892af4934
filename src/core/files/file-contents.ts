/** The contents of chosen files, which stay in memory until the form is sent. */
const contents = new Map<string, File>();

/** Adds the content of a file; returns the key to it, which is the "part" of its answer. */
export function addFileContent(file: File): string {
  // Unlike randomUUID, it works on pages without https.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  setFileContent(key, file);
  return key;
}

/** Adds the content of a file by a key that its answer has already. */
export function setFileContent(key: string, file: File): void {
  contents.set(key, file);
}

/** Returns the content that a key leads to; `undefined` for every other value. */
export const fileContent = (key: unknown): File | undefined =>
  typeof key === 'string' ? contents.get(key) : undefined;

export function deleteFileContent(key: unknown): void {
  if (typeof key === 'string') contents.delete(key);
}
