import { isObject } from '../is-object.ts';
import { restoreFile } from './stored-files.ts';
import { withFiles } from './with-files.ts';

export { deleteStoredFilesOf } from './stored-files.ts';

/** As `withFiles`; contents that an earlier page has stored are read first. */
export const withStoredFiles =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (url, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    await Promise.all(partsIn(body).map(restoreFile));
    return withFiles(fetch)(url, init);
  };

function partsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsIn);
  if (!isObject(value)) return [];
  return typeof value.part === 'string' ? [value.part] : Object.values(value).flatMap(partsIn);
}
