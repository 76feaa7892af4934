// Proves that a translated product shows translations of its present texts alone, and sends what the original does.
import { expect, it } from 'vitest';
import { compileSources, instantiateForm } from '../../../../src/compiler/index.ts';
import { tinySources } from '../../../vite/overlay.ts';

const schemaWith = (sizes: string[]) => ({
  type: 'object',
  title: 'Ask',
  properties: { size: { type: 'string', title: 'Size', enum: sizes } },
});

/** Returns the tiny product in German. */
function inGerman(texts: object, app: object = {}, sizes = ['small', 'large']) {
  const sources = tinySources({
    'app.json': { languages: { de: {} }, ...app },
    'home/schema.json': schemaWith(sizes),
    'home/ui.json': {},
    'languages/de.json': { texts },
  });
  return compileSources('forms', sources).inLanguage('de');
}

const formOf = (product: ReturnType<typeof inGerman>) => {
  const source = product.screens.find(({ id }) => id === 'home')?.form;
  if (!source) throw new Error('There is no form.');
  return instantiateForm(product, source);
};

it('a translated text takes the place of its source, and others stay', () => {
  const product = inGerman({
    'home/schema.json': { '/properties/size/title': { source: 'Size', text: 'Größe' } },
  });
  const size = formOf(product).questions.find(({ pointer }) => pointer === '/size');
  expect(size?.label).toBe('Größe');
  expect(product.app.language).toBe('de');
  expect(product.translatedFrom?.app.language).toBe('en');
  expect(product.app.name).toBe('Tiny');
});

it('a price without letters is shown as it is translated, though it needs no translation', () => {
  const enumOf = (source: string, text: string) => ({
    'home/schema.json': { '/properties/size/enum/0': { source, text } },
  });
  const product = inGerman(enumOf('$1,000', '1.000 $'), {}, ['$1,000', '$2,000']);
  const { choices } = formOf(product).questions.find(({ pointer }) => pointer === '/size') ?? {};
  expect(choices).toEqual([
    { value: '$1,000', label: '1.000 $' },
    { value: '$2,000', label: '$2,000' },
  ]);
});

it('a value of an enum is shown translated, and stays what is sent', () => {
  const product = inGerman({
    'home/schema.json': { '/properties/size/enum/1': { source: 'large', text: 'groß' } },
  });
  const form = formOf(product);
  expect(form.questions.find(({ pointer }) => pointer === '/size')?.choices).toEqual([
    { value: 'small', label: 'small' },
    { value: 'large', label: 'groß' },
  ]);
  expect(form.validate({ email: 'a@example.com', size: 'large' })).toBe(true);
  expect(form.validate({ email: 'a@example.com', size: 'groß' })).toBe(false);
});

it('names of app.json are filled into a translation, too', () => {
  const product = inGerman(
    { 'app.json': { '/description': { source: 'By {names.firm}.', text: 'Von {names.firm}.' } } },
    { names: { firm: 'Northwind' }, description: 'By {names.firm}.' },
  );
  expect(product.app.description).toBe('Von Northwind.');
});

it('the translation of an earlier text is not shown: it may be that of another one', () => {
  const product = inGerman({
    'home/schema.json': { '/properties/size/title': { source: 'Colour', text: 'Farbe' } },
  });
  const size = formOf(product).questions.find(({ pointer }) => pointer === '/size');
  expect(size?.label).toBe('Size');
});

it('values of the enum of items are texts, too', () => {
  const sizes = { type: 'array', title: 'Sizes', items: { enum: ['small', 'large'] } };
  const sources = tinySources({
    'app.json': { languages: { de: {} } },
    'home/schema.json': { ...schemaWith([]), properties: { sizes } },
    'languages/de.json': {
      texts: {
        'home/schema.json': {
          '/properties/sizes/items/enum/0': { source: 'small', text: 'klein' },
        },
      },
    },
  });
  const form = formOf(compileSources('forms', sources).inLanguage('de'));
  const question = form.questions.find(({ pointer }) => pointer === '/sizes');
  expect(question?.choices?.map(({ label }) => label)).toEqual(['klein', 'large']);
});
