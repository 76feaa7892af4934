import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';

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
                'Target of the link: a route of this product ("/thanks"), or an http(s), mailto or tel address.',
            }),
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
