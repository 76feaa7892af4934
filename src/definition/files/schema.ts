import { Type } from 'typebox';
import { formKeywords, otherKeywords } from '../keywords/index.ts';
import { propertiesOf } from '../ui-key-entry.ts';
import { withoutCalculation } from './limits.ts';

const closed = { additionalProperties: false };

/** schema.json of a form. */
export const SchemaFile = Type.Object(propertiesOf(formKeywords), {
  ...closed,
  title: 'schema.json',
  description: 'Questions and rules of a form: JSON Schema (draft-07).',
});

// Nothing but a form shows pictures.
const { picture: _, ...plainKeywords } = formKeywords;

/** Any JSON Schema. */
export const AnySchema = Type.Object(
  Object.fromEntries(
    Object.entries(propertiesOf({ ...plainKeywords, ...otherKeywords })).map(([key, schema]) => [
      key,
      Type.Optional(withoutCalculation(schema)),
    ]),
  ),
  { ...closed, description: 'JSON Schema (draft-07).' },
);
