import { Type } from 'typebox';

/** Returns the schema of the key that leads an editor to the schema of a file. */
export const editorSchema = (path: string) =>
  Type.String({ examples: [path], description: 'Lets an editor help with this file.' });
