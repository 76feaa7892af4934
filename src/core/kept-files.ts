import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { heldFile, holdFileAs } from './held-files.ts';

/** The contents that outlive the page, by the keys in their answers. */
const store = () => createStore('kept-files', 'contents');

/** Keeps the content of a file in the browser. Where that is forbidden or full, the file has to be chosen again after a reload. */
export async function keepFile(key: string, file: File): Promise<void> {
  await set(key, file, store()).catch(() => {});
}

/** Holds a kept content again; false where the browser has none with this key. */
export async function restoreFile(key: string): Promise<boolean> {
  if (heldFile(key)) return true;
  try {
    const file: unknown = await get(key, store());
    if (!(file instanceof File)) return false;
    holdFileAs(key, file);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a content. */
export async function forgetFile(key: string): Promise<void> {
  await del(key, store()).catch(() => {});
}

/** Deletes the contents of all files in a stored draft. */
export async function forgetFilesOf(draft: string): Promise<void> {
  try {
    const kept = await keys<string>(store());
    const gone = kept.filter((key) => draft.includes(JSON.stringify(key)));
    await delMany(gone, store());
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
