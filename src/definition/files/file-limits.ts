import { Type } from 'typebox';
import { type FileKind, fileKinds, fileSizePattern } from '../file-kinds.ts';

const kinds = Object.entries(fileKinds) as [FileKind, string][];

/** The kinds of files that a question or the local provider takes. */
export const AcceptedKinds = Type.Array(
  Type.Unsafe<FileKind>(
    Type.Union(kinds.map(([ending, type]) => Type.Literal(ending, { description: type }))),
  ),
  {
    minItems: 1,
    examples: [['.pdf', '.docx']],
    description: 'The kinds of files that are taken, by the endings of their names.',
  },
);

/** The size that a file may have at most. */
export const MaxFileSize = Type.String({
  pattern: fileSizePattern,
  examples: ['5 MB'],
  description: 'The most that a file may have, in kB, MB or GB; 1 MB is 1,000,000 bytes.',
});
