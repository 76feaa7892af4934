import { fileTypeFromBuffer } from 'file-type';
import { bytesIn, type FileKind, fileKinds } from '../../definition/file-kinds.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import { keptBytes } from '../store/files.ts';

export type CheckedFile = { name: string; type: string; content: Uint8Array };

/**
 * Reads a file of a request.
 *
 * @throws RequestError with status 413 where it is too large, and 415 where it is empty or its content is not of an accepted
 *   kind that its name says
 */
export async function checkSentFile(
  file: File,
  { accept, maxSize }: { accept: readonly FileKind[]; maxSize: string },
): Promise<CheckedFile> {
  if (file.size === 0) throw new RequestError(415, 'The file is empty. Send another one.');
  if (file.size > bytesIn(maxSize)) throw tooLarge(maxSize);
  const content = new Uint8Array(await file.arrayBuffer());
  const name = fileNameOf(file.name);
  const type = await kindOf(content, name, accept);
  if (type !== undefined) return { name, type, content };
  const sentence = `The content must be of one of these kinds, and the name must say so: ${accept.join(', ')}.`;
  throw new RequestError(415, sentence);
}

/** Kinds of which the content has no mark: any text is one. */
const textKinds: readonly string[] = ['.txt', '.csv'];

/** Kinds whose containers are recognized as the more general type. */
const otherTypes: Partial<Record<FileKind, string>> = { '.doc': 'application/x-cfb' };

/**
 * Returns the media type of a file if its content is of the kind that its name says, and that kind is accepted;
 * `undefined` otherwise.
 */
async function kindOf(
  content: Uint8Array,
  name: string,
  accept: readonly FileKind[],
): Promise<string | undefined> {
  const ending = accept.find((kind) => name.toLowerCase().endsWith(kind));
  if (ending === undefined) return undefined;
  const type = fileKinds[ending];
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (textKinds.includes(ending)) return !found && isText(content) ? type : undefined;
  return found && [type, otherTypes[ending]].includes(found.mime) ? type : undefined;
}

/** Returns whether bytes are text in UTF-8 without control characters that no text has. */
function isText(content: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}

export const tooLarge = (maxSize: string): RequestError =>
  new RequestError(413, `The file is too large. Send at most ${maxSize}.`);

/** @throws RequestError where there is no room for further files */
export async function checkRoom(
  queries: Queries,
  files: readonly CheckedFile[],
  maxFileBytes: number | undefined,
): Promise<void> {
  if (maxFileBytes === undefined || files.length === 0) return;
  const added = files.reduce((sum, { content }) => sum + content.length, 0);
  if ((await keptBytes(queries)) + added <= maxFileBytes) return;
  throw new RequestError(
    507,
    'There is no room for further files. Raise FILES_MB, which limits the size of all files.',
  );
}

/** The longest stored name, in characters. */
const longest = 120;

/**
 * Returns the name of a file without the folders before it, and without characters that change how it is read: control
 * characters, and those that change the direction of text.
 */
function fileNameOf(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[\\/]/su, '')
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim();
  if (name.length <= longest) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
