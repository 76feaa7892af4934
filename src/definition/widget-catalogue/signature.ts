import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const signature = {
  description:
    'A signature: drawn with a mouse, a pen or a finger, or the typed name. The answer is the name, or the drawing as a PNG in a data URL.',
  noun: 'a field for a signature',
  example: {
    schema: {
      signature: { type: 'string', title: 'Signature', format: 'signature', maxLength: 20000 },
    },
  },
  synonyms: ['sign', 'draw', 'signature-pad', 'e-signature', 'autograph'],
  types: ['string'],
  ownFormat: 'signature',
  maxLength: { least: 4000, usual: 20_000 },
  labels: 'group',
  notInCell: 'Ask it outside of the table.',
  texts: [
    'signatureHow',
    'signatureDraw',
    'signatureType',
    'signatureHere',
    'signatureName',
    'signatureUndo',
    'signatureDrawn',
    'signatureEmpty',
    'signatureUndone',
    'signatureCleared',
  ],
  idleKeys: ['ui:placeholder'],
  // A drawing is made to fit, and the format refuses a name before it is that long.
  prevents: ['type', 'maxLength'],
  canEnter: isText,
  canBeEmptied: true,
  sample: 'Ada Lovelace',
  otherSamples: {
    drawn:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoAQAAAAAdkQOIAAAAtUlEQVR42sXRPQ6CQBAF4DUUNCZYWrk3ca9l5WDo3SthNKH0ChAusHRbTOY5BgkshaVO9xXzkzcGaZmfu125ptQPl/q6sreprQcuK89bjbgnZK87/OQGfHTg7GNSny2i9rCFYeoRUSAEQpuNHrS5Y4e6VKs63FFJIXkgdUCvzpFzwaRTIhoMYnHTCe9LWB3EIZgxDyaPeCLEbHIB3s15ibOQzSK/gyZQLbx1ab4lpa7/+t/vfgG8uCSfGLpctAAAAABJRU5ErkJggg==',
  },
  display: 'signature',
} satisfies WidgetEntry;
