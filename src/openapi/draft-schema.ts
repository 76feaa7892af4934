import { answersSchemaOf, type ScreenSource } from '../compiler/index.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { plainSchema } from './plain-schema.ts';

/** Returns the schema of a draft, as a screen sends it where it saves for later. Its answers may be unfinished. */
export const draftSchema = (screen: ScreenSource): JsonSchema => ({
  type: 'object',
  properties: {
    answers: {
      ...plainSchema(answersSchemaOf(screen)),
      description: 'The answers so far. They may break rules of the form.',
    },
    times: {
      type: 'object',
      description: 'When each answer was given, in milliseconds since 1970, by its JSON Pointer.',
      additionalProperties: { type: 'integer' },
    },
    version: { type: 'integer', description: 'The version of the questions.' },
  },
  required: ['answers', 'times', 'version'],
});
