import { isObject } from '../is-object.ts';

/**
 * A file in an answer: what the provider has answered to its upload, or its name and size alone until then. One that is sent
 * with the form has a "part" while its content is in memory.
 */
export interface FileEntry {
  name: string;
  /** In bytes. */
  size?: number;
  [key: string]: unknown;
}

/** Returns the files in an answer: one, a list of them, or none. */
export const filesIn = (answer: unknown): FileEntry[] =>
  [answer].flat().filter((one): one is FileEntry => isObject(one) && typeof one.name === 'string');

/** Returns whether the provider has a file, or memory has its content: its answer says more than its name and size. */
export const isUploaded = (entry: FileEntry): boolean =>
  Object.keys(entry).some((key) => key !== 'name' && key !== 'size');
