import { replaceAt } from '../../core/replace-at.ts';
import { newToken } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import { addFile, removeFilesOf } from '../store/files.ts';
import type { FileInBody } from '../validate/files-in-body.ts';
import type { CallContext } from './call-request.ts';
import { type CheckedFile, checkRoom, checkSentFile } from './check-sent-file.ts';

/** A checked file of a form, with the id that it is stored with. */
type SentFile = CheckedFile & { id: string; pointer: string };

/**
 * Checks the files that came with a form against the answers that describe them.
 *
 * @param described the files of the form's answers
 * @param parts the files that came, by the names of their parts
 * @throws RequestError where one is missing, not described or not allowed, or where there is no room for them
 */
export async function checkSentFiles(
  described: readonly FileInBody[],
  parts: ReadonlyMap<string, File>,
  { database, maxFileBytes }: Pick<CallContext, 'database' | 'maxFileBytes'>,
): Promise<SentFile[]> {
  const known = new Set(described.map(({ pointer }) => pointer));
  const unknown = [...parts.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    const sentence = `No answer describes the file in the part "${unknown}". Add its name and size to the answers, or leave the part out.`;
    throw new RequestError(400, sentence);
  }
  const files: SentFile[] = [];
  for (const { pointer, limits } of described) {
    const part = parts.get(pointer);
    if (!part) {
      throw new RequestError(
        400,
        `The part "${pointer}" is missing. Send the file of this answer in it, or leave the answer out.`,
      );
    }
    files.push({ ...(await checkSentFile(part, limits)), id: newToken(), pointer });
  }
  await checkRoom(database, files, maxFileBytes);
  return files;
}

/** Returns a body with the stored metadata of each file instead of the page's. */
export const withFileMetadata = (
  body: Record<string, unknown>,
  files: readonly SentFile[],
): Record<string, unknown> =>
  files.reduce(
    (whole, { pointer, id, name, type, content }) =>
      replaceAt(whole, pointer, { id, name, size: content.length, type }),
    body,
  );

/** Stores files, which the call with this name has brought. They replace those of the same application. */
export async function addSentFiles(
  queries: Queries,
  files: readonly SentFile[],
  origin: { call: string; time: Date; application?: string | undefined },
): Promise<void> {
  const { call, application } = origin;
  if (application !== undefined) await removeFilesOf(queries, { call, application });
  for (const file of files) await addFile(queries, { ...file, ...origin });
}
