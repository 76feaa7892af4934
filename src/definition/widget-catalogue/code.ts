import { Type } from 'typebox';
import { closedObject } from '../files/closed-object.ts';
import { OtherAnswer } from '../files/limits.ts';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

const Mask = Type.String({ pattern: '^[A9*]([ ./-]?[A9*])*$', examples: ['AA-9999'] });

const MaskByAnswer = closedObject(
  {
    $data: OtherAnswer.properties.$data,
    cases: Type.Record(Type.String(), Mask, {
      minProperties: 1,
      description: 'The mask for each of the other answers. With others, the code stays as typed.',
      examples: [{ Netherlands: '9999 AA' }],
    }),
  },
  { required: ['$data', 'cases'], description: 'The mask that another answer chooses.' },
);

export const code = {
  description:
    'A code that others gave out, such as the number of an account: letters become capitals, and blanks are left out of the answer.',
  noun: 'a field for a code',
  example: {
    schema: {
      plate: { type: 'string', title: 'Number plate', pattern: '^[A-Z]{2}-[0-9]{4}$' },
    },
    ui: {
      plate: {
        'ui:options': { mask: 'AA-9999' },
        'ui:messages': { pattern: 'Write it like AB-1234' },
      },
    },
  },
  synonyms: ['iban', 'bic', 'vat', 'mask', 'masked', 'inputmask'],
  types: ['string'],
  defaultFor: { types: ['string'], option: 'mask' },
  labels: 'label',
  options: {
    mask: {
      schema: Type.Union([Mask, MaskByAnswer], {
        description:
          'Puts separators between the signs that are typed: A is a letter, 9 a digit, * either, and blanks, dots, hyphens and slashes are themselves. They are part of the answer. Signs that do not fit stay as they are typed, for "pattern" to report. Another answer can choose the mask.',
        examples: ['AA-9999'],
      }),
      label: 'mask',
    },
  },
  answerWidth: 'medium',
  prevents: ['type'],
  canEnter: (value) => isText(value) && !/\p{Ll}/u.test(value),
  canBeEmptied: true,
} satisfies WidgetEntry;
