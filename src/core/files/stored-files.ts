import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { fileContent, setFileContent } from './file-contents.ts';

/** The contents that outlive the page, by the keys in their answers. Browsers of visitors know it by this name. */
const store = () => createStore('kept-files', 'contents');

/** Stores the content of a file in the browser. Where that is forbidden or full, the file has to be chosen again after a reload. */
export async function storeFile(key: string, file: File): Promise<void> {
  await set(key, file, store()).catch(() => {});
}

/** Reads a stored content into memory; false where the browser has none with this key. */
export async function restoreFile(key: string): Promise<boolean> {
  if (fileContent(key)) return true;
  try {
    const file: unknown = await get(key, store());
    if (!(file instanceof File)) return false;
    setFileContent(key, file);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a content. */
export async function deleteStoredFile(key: string): Promise<void> {
  await del(key, store()).catch(() => {});
}

/** Deletes the contents of all files in a stored draft. */
export async function deleteStoredFilesOf(draft: string): Promise<void> {
  try {
    const stored = await keys<string>(store());
    const gone = stored.filter((key) => draft.includes(JSON.stringify(key)));
    await delMany(gone, store());
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
