import { Type } from 'typebox';
import { AcceptedKinds, MaxFileSize } from '../files/file-limits.ts';
import { Upload } from '../files/upload.ts';
import type { WidgetEntry } from './entry.ts';

export const file = {
  description:
    'One file, or several: chosen, taken with the camera or dropped, and sent at once by a call of its own, whose response is the answer, or with the form.',
  noun: 'a field for files',
  example: {
    schema: {
      cv: {
        type: 'object',
        title: 'Your CV',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          size: { type: 'integer' },
        },
      },
    },
    ui: {
      cv: {
        'ui:widget': 'file',
        'ui:options': { upload: { call: 'upload_cv' }, accept: ['.pdf'], maxSize: '5 MB' },
      },
    },
  },
  synonyms: [
    'upload',
    'files',
    'attachment',
    'file-upload',
    'dropzone',
    'image',
    'photo',
    'document',
  ],
  replaces: [{ name: 'files' }],
  types: ['object', 'array'],
  labels: 'label',
  notInCell:
    'Ask for the files outside of the table, or take the table away: the rows are then drawn one below the other.',
  takesFiles: true,
  texts: [
    'fileChoose',
    'filesChoose',
    'fileReplace',
    'fileDrop',
    'fileLimits',
    'fileUploading',
    'fileUploaded',
    'fileRemoved',
    'fileFailed',
    'fileLost',
    'fileUnfinished',
    'fileAdded',
    'fileNotKept',
    'fileMissing',
    'fileTooLarge',
    'fileWrongKind',
    'fileTooMany',
    'itemsFull',
    'cancel',
  ],
  options: {
    upload: { schema: Upload },
    accept: { schema: AcceptedKinds, label: 'kinds of files' },
    maxSize: { schema: MaxFileSize, label: 'largest size of a file' },
    keep: {
      schema: Type.Boolean({
        description:
          'Whether the browser keeps files that go with the form as it keeps the draft; without it, they have to be chosen again after a reload.',
        default: false,
      }),
      label: 'whether files of {it} are kept with the draft',
    },
    capture: {
      schema: Type.Union([Type.Literal('environment'), Type.Literal('user')], {
        description:
          'Which camera phones open in place of their files: "environment" for that on the back, "user" for that on the front.',
        examples: ['environment'],
      }),
      label: 'camera',
    },
  },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type', 'maxItems'],
  canBeEmptied: true,
  display: 'file',
} satisfies WidgetEntry;
