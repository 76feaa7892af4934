import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { editorSchema } from './editor-schema.ts';

const TranslatedText = closedObject(
  {
    source: Type.String({
      description:
        'The text when it was translated. "npm run forms:texts" says where it has changed since.',
      examples: ['First Name'],
    }),
    text: Type.String({
      description:
        'The translation. Values in braces stay; <1>...</1> are the words of the first link.',
      examples: ['Vorname'],
    }),
  },
  { required: ['source', 'text'], examples: [{ source: 'First Name', text: 'Vorname' }] },
);

/** A file of translated texts: languages/de.json. */
export const TranslationFile = closedObject(
  {
    $schema: editorSchema('../.schemas/translation.schema.json'),
    texts: Type.Record(
      Type.String(),
      Type.Record(Type.String(), TranslatedText, {
        description: 'The texts of one file, by their pointers.',
        examples: [{ '/properties/first_name/title': { source: 'First Name', text: 'Vorname' } }],
      }),
      {
        description: 'The translations, by the files of the texts they translate.',
        examples: [
          {
            'apply/schema.json': {
              '/properties/first_name/title': { source: 'First Name', text: 'Vorname' },
            },
          },
        ],
      },
    ),
  },
  {
    required: ['texts'],
    title: 'languages/<tag>.json',
    description: 'The texts of the product in another language.',
  },
);
export type TranslationFile = Static<typeof TranslationFile>;
