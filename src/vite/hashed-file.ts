import { createHash } from 'node:crypto';

/** Returns the path of a file below that of the product: its name has a hash of its content, so that browsers can keep it. */
export function hashedFile(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.${extension}`;
}
