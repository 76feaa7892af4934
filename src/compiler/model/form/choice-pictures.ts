import { everySchemaIn } from '../../schema/map-subschemas.ts';
import type { FormSource } from '../product.ts';

/** Returns the files of the pictures of choices, paths from the folder of app.json, with the places that name them. */
export const choicePicturesOf = ({ schema: form }: FormSource) =>
  everySchemaIn(form).flatMap(({ schema: { picture }, pointer }) =>
    typeof picture?.file === 'string'
      ? [{ file: picture.file, pointer: `${pointer}/picture/file` }]
      : [],
  );
