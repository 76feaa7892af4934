import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, fileKinds } from '../../definition/file-kinds.ts';

/** Kinds of which the content has no mark: any text is one. */
const textKinds: readonly string[] = ['.txt', '.csv'];

/** Kinds whose containers are recognized as the more general type. */
const otherTypes: Partial<Record<FileKind, string>> = { '.doc': 'application/x-cfb' };

/**
 * Returns the media type of a file if its content is of the kind that its name says, and that kind is accepted;
 * `undefined` otherwise.
 */
export async function kindOf(
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
