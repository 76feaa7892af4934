import { bytesIn, type FileKind, fileKinds } from '../../../definition/file-kinds.ts';

export interface FileLimits {
  accept?: readonly FileKind[];
  /** Such as "5 MB". */
  maxSize?: string;
  /** The number of files that can still be added. */
  room: number;
}

export type RefusedFile = { name: string; reason: 'wrongKind' | 'tooLarge' | 'tooMany' };

/** Sorts chosen files into those to upload, one for each name, and those that the limits refuse. */
export function sortFiles(
  files: readonly File[],
  { accept, maxSize, room }: FileLimits,
): { taken: File[]; refused: RefusedFile[] } {
  const most = maxSize === undefined ? Number.POSITIVE_INFINITY : bytesIn(maxSize);
  const taken = new Map<string, File>();
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const { name, size } = file;
    if (accept && !accept.some((kind) => isOfKind(file, kind))) {
      refused.push({ name, reason: 'wrongKind' });
    } else if (size > most) refused.push({ name, reason: 'tooLarge' });
    else if (taken.size >= room && !taken.has(name)) refused.push({ name, reason: 'tooMany' });
    else taken.set(name, file);
  }
  return { taken: [...taken.values()], refused };
}

/**
 * Gives a file another name where one of that name and another size is there already: phones name each photo
 * "image.jpg". One that is chosen again has its name.
 */
export function withOwnNames(
  files: readonly File[],
  entries: readonly { name: string; size?: number }[],
): File[] {
  const sizes = new Map(entries.map(({ name, size }) => [name, size]));
  return files.map((file) => {
    const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
    let { name } = file;
    for (let number = 2; sizes.has(name) && sizes.get(name) !== file.size; number += 1) {
      name = `${base} (${number})${ending}`;
    }
    sizes.set(name, file.size);
    return name === file.name ? file : new File([file], name, file);
  });
}

/** Returns whether a file has the ending of a kind. Its content is for the provider to check. */
const isOfKind = ({ name }: File, kind: FileKind): boolean => name.toLowerCase().endsWith(kind);

/** Returns the value of the attribute "accept": endings for computers, and media types for phones. */
export const acceptAttribute = (accept: readonly FileKind[]): string =>
  [...new Set(accept.flatMap((kind) => [kind, fileKinds[kind]]))].join(',');

/** Returns the names of kinds for a reader: "PDF, DOCX". */
export const kindNames = (accept: readonly FileKind[], language: string): string =>
  new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(
    accept.map((kind) => kind.slice(1).toUpperCase()),
  );
