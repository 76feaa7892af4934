// Proves that translators get no text that visitors never read, and no name that a widget translates by itself.
import { expect, it } from 'vitest';
import { compileSources, textUnitsOf } from '../../../../src/compiler/index.ts';
import { type Overlay, tinySources } from '../../../vite/overlay.ts';

/** Returns the pointers of the texts in a file that are to be translated. */
function pointersIn(file: string, overlay: Overlay): string[] {
  const { product } = compileSources('forms', tinySources(overlay));
  return textUnitsOf(product).flatMap((unit) => (unit.file === file ? [unit.pointer] : []));
}

const calculated = { calculated: { sum: ['/answers/age', 1] } };

it.each([
  [calculated, true],
  [{ ...calculated, shown: false }, false],
])('the title of a question with the options %j', (options, isTranslated) => {
  const pointers = pointersIn('home/schema.json', {
    'home/schema.json': { properties: { next: { type: 'number', title: 'Next' } } },
    'home/ui.json': { next: { 'ui:options': options } },
  });
  expect(pointers.includes('/properties/next/title')).toBe(isTranslated);
});

it.each([
  ['select', true],
  ['country', false],
])('the values of a question with the widget "%s"', (widget, isTranslated) => {
  const pointers = pointersIn('home/schema.json', {
    'home/schema.json': {
      properties: { land: { type: 'string', title: 'Country', enum: ['France', 'Italy'] } },
    },
    'home/ui.json': { land: { 'ui:widget': widget } },
  });
  expect(pointers.includes('/properties/land/enum/0')).toBe(isTranslated);
});
