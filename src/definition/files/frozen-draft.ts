import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { editorSchema } from './editor-schema.ts';

export const FrozenDraftFile = closedObject(
  {
    $schema: editorSchema('../../.schemas/frozen-draft.schema.json'),
    answers: Type.Array(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Answers as one visitor’s browser stores them.',
      }),
      {
        minItems: 1,
        examples: [[{ name: 'Ada', size: 'small' }]],
        description:
          'Drafts that together answer every question of the version, with each of its choices.',
      },
    ),
  },
  {
    required: ['answers'],
    title: 'drafts/<version>.json',
    description: 'Sample drafts of one version of a form. No later version may lose their answers.',
  },
);

export type FrozenDraftFile = Static<typeof FrozenDraftFile>;
