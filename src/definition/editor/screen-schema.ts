import { FormFile, PageFile, WizardFile } from '../files/screen.ts';
import { type Json, toJson } from './json.ts';

const kinds = { page: PageFile, form: FormFile, wizard: WizardFile };

/** Returns the schema of screen.json, whose keys depend on "kind". */
export const screenSchema = (): Json => ({
  title: 'screen.json',
  description: 'A screen: its route, texts, questions and calls.',
  type: 'object',
  required: ['kind'],
  properties: {
    kind: {
      description:
        'Kind of screen: a page shows text, a form asks questions, a wizard asks them in steps.',
      enum: Object.keys(kinds),
      examples: ['page'],
    },
  },
  allOf: Object.keys(kinds).map((kind) => ({
    if: { required: ['kind'], properties: { kind: { const: kind } } },
    then: { $ref: `#/definitions/${kind}` },
  })),
  definitions: Object.fromEntries(
    Object.entries(kinds).map(([kind, file]) => [kind, toJson(file)]),
  ),
});
