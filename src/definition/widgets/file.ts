import { Type } from 'typebox';
import { AcceptedKinds, MaxFileSize } from '../files/file-limits.ts';
import { Upload } from '../files/upload.ts';
import type { WidgetEntry } from './entry.ts';

export const file = {
  description:
    'One file, or several: chosen, taken with the camera or dropped, and sent at once by a call of its own, whose response is the answer, or with the form.',
  noun: 'a field for files',
  synonyms: ['upload', 'files', 'attachment', 'file-upload', 'dropzone', 'image'],
  types: ['object', 'array'],
  labels: 'label',
  takesFiles: true,
  options: {
    upload: Type.Optional(Upload),
    accept: Type.Optional({ ...AcceptedKinds, title: 'kinds of files' }),
    maxSize: Type.Optional({ ...MaxFileSize, title: 'largest size of a file' }),
    keep: Type.Optional(
      Type.Boolean({
        title: 'keeping files with the draft',
        description:
          'Whether the browser keeps files that go with the form as it keeps the draft; without it, they have to be chosen again after a reload.',
        default: false,
      }),
    ),
    capture: Type.Optional(
      Type.Union([Type.Literal('environment'), Type.Literal('user')], {
        title: 'camera',
        description:
          'Which camera phones open in place of their files: "environment" for that on the back, "user" for that on the front.',
        examples: ['environment'],
      }),
    ),
  },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type', 'maxItems'],
  canBeEmptied: true,
  display: 'file',
} satisfies WidgetEntry;
