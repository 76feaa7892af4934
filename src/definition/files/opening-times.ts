import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';

const moment = (key: 'opens' | 'closes', label: string, description: string, example: string) =>
  Type.String({
    'x-label': label,
    description: `${description}: the local time, and its IANA time zone in brackets (RFC 9557). Texts show it at {screens.<folder>.${key}}.`,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}\\[[A-Za-z][\\w+-]*(/[\\w+-]+)*\\]$',
    examples: [example],
  });

const page = (label: string, description: string, example: string) =>
  Type.String({
    'x-label': label,
    'x-holds': 'route',
    pattern: '^/[^?#]*$',
    description: `${description} It is shown at the address of the form.`,
    examples: [example],
  });

export const Opens = closedObject(
  {
    at: moment(
      'opens',
      'the time at which the form opens',
      'The first moment at which the form can be filled in',
      '2026-12-01T09:00[Europe/Lisbon]',
    ),
    before: page(
      'the page before the form opens',
      'Route of the page that visitors see before.',
      '/not-open-yet',
    ),
  },
  {
    required: ['at', 'before'],
    examples: [{ at: '2026-12-01T09:00[Europe/Lisbon]', before: '/not-open-yet' }],
    description:
      'When the form opens. Until then visitors see a page in its place, and the local provider refuses the submit call with 403.',
  },
);

export const Closes = closedObject(
  {
    at: moment(
      'closes',
      'the time at which the form closes',
      'The moment from which the form can’t be sent',
      '2027-01-31T17:00[Europe/Lisbon]',
    ),
    after: page(
      'the page after the form has closed',
      'Route of the page that visitors see from then on.',
      '/closed',
    ),
  },
  {
    required: ['at', 'after'],
    examples: [{ at: '2027-01-31T17:00[Europe/Lisbon]', after: '/closed' }],
    description:
      'When the form closes. Visitors who come later see a page in its place. For those who have it open, the provider decides: the local one refuses the submit call with 410.',
  },
);

export type Opens = Static<typeof Opens>;
export type Closes = Static<typeof Closes>;
