import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { RichText } from './text.ts';

const day = (description: string, example: string) =>
  Type.String({ description, pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: [example] });

export const Footer = Type.Unsafe<RichText>({
  ...RichText,
  'x-label': 'the footer of every screen',
  description: 'Text below every screen: plain text, or a list of texts and links.',
  examples: [['© Example Network · ', { text: 'Privacy', href: '/privacy' }]],
});

export const Notice = closedObject(
  {
    text: Type.Unsafe<RichText>({
      ...RichText,
      description: 'Plain text, or a list of texts and links.',
      examples: ['Answers take longer over the holidays.'],
    }),
    dismissible: Type.Boolean({
      description:
        'Whether visitors can close it. It stays closed in their browser until its text changes.',
      default: false,
    }),
    from: day('The first day on which it is shown, in the visitor’s time zone.', '2026-12-18'),
    until: day('The last day on which it is shown, in the visitor’s time zone.', '2027-01-06'),
  },
  {
    required: ['text'],
    'x-label': 'the notice of every screen',
    'x-holds': 'notice',
    description: 'A text above every screen.',
    examples: [{ text: 'Answers take longer over the holidays.', dismissible: true }],
  },
);
export type Notice = Static<typeof Notice>;

const words = { false: 'none', unset: 'that of every screen' };

/** The parts of a page around the screen: a screen can have its own, or none. */
export const ownPageParts = {
  footer: Type.Union([Type.Literal(false), Footer], {
    'x-label': 'the footer of the screen',
    'x-holds': 'rich-text',
    'x-words': words,
    description: 'Text below this screen, in place of the footer of app.json; false for none.',
    examples: [false],
  }),
  notice: Type.Union([Type.Literal(false), Notice], {
    'x-label': 'the notice of the screen',
    'x-holds': 'notice',
    'x-words': words,
    description: 'A text above this screen, in place of the notice of app.json; false for none.',
    examples: [false],
  }),
};
