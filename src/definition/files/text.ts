import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';

/** The name of a file that a link saves. */
export const download = Type.String({
  pattern: '^[^/\\\\\\s]([^/\\\\]*[^/\\\\\\s])?$',
  examples: ['receipt.pdf'],
  description:
    'Saves a file, of this name, instead of opening it: one at an address that the response of a call names in "href", or the content of a "data:" address there.',
});

/** A sentence that may hold links: a plain string, or a list of runs. */
export const RichText = Type.Union(
  [
    Type.String(),
    Type.Array(
      Type.Union([
        Type.String(),
        closedObject(
          {
            text: Type.String({
              examples: ['terms and conditions'],
              description: 'Text of the link.',
            }),
            href: Type.String({
              examples: ['https://example.com/terms'],
              description:
                'Target of the link: a route of this product ("/thanks"), an http(s), mailto or tel address, or an address that the response of a call names ("{response.receipt}"). Where the response has no such address, the link becomes its text and the text "linkUnavailable".',
            }),
            download,
            newTab: Type.Boolean({ description: 'Opens in a new browser tab.', default: false }),
          },
          { required: ['text', 'href'] },
        ),
      ]),
    ),
  ],
  {
    'x-holds': 'rich-text',
    description: 'Plain text, or a list of texts and links. Markup is shown literally.',
    examples: [['Please read the ', { text: 'terms', href: 'https://example.com', newTab: true }]],
  },
);
export type RichText = Static<typeof RichText>;
