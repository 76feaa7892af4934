/** Media types of the kinds of files that definitions can name, by the ending of the file's name. */
export const fileKinds = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.rtf': 'application/rtf',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.heic': 'image/heic',
  '.tif': 'image/tiff',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
} as const;

export type FileKind = keyof typeof fileKinds;

/** Matches a size such as "5 MB" or "500 kB". */
export const fileSizePattern = '^[1-9][0-9]*(\\.[0-9]+)? (kB|MB|GB)$';

const units: Record<string, number> = { kB: 1e3, MB: 1e6, GB: 1e9 };

/** Returns the number of bytes in a size such as "5 MB", which is 5,000,000. */
export function bytesIn(size: string): number {
  const [number, unit = ''] = size.split(' ');
  return Math.round(Number(number) * (units[unit] ?? Number.NaN));
}

/** Name of the part that holds the JSON of a form that is sent with its files. */
export const answersPart = 'answers';
