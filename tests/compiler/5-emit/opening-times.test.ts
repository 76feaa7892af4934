// Proves that the app module holds the times of forms that open or close, which texts show, and no code without them.
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');

const emitted = (change: Overlay, id = modulePrefix): string => {
  const { product } = compile(tinySources(change));
  return emitModule(product, id, { assetPath: (file) => file }) ?? '';
};

const closes = { at: '2027-01-31T17:00[Europe/Lisbon]', after: '/done' };

it('a product without such forms imports nothing for them', () => {
  expect(emitted({})).not.toContain('opening');
});

it('a form that closes has its moment, and the screen in its place', () => {
  const change = { 'home/screen.json': { closes } };
  const times = { home: { closes: Date.parse('2027-01-31T17:00:00Z'), after: 'done' } };
  expect(emitted(change)).toContain(`opening: openingBy(${JSON.stringify(times)}),`);
  expect(emitted(change, `${modulePrefix}/screen/home`)).not.toContain('closes');
});

it('the texts of every screen show the time in their language, as it is after each change', () => {
  const shown = (at: string) =>
    emitted(
      {
        'app.json': { language: 'de' },
        'home/screen.json': { closes: { ...closes, at } },
        'done/screen.json': { body: ['Bis {screens.home.closes}, nicht ab {screens.home.opens}.'] },
      },
      `${modulePrefix}/screen/done`,
    );
  expect(shown(closes.at)).toContain(
    'Bis 31. Januar 2027 um 17:00 WEZ, nicht ab {screens.home.opens}.',
  );
  expect(shown('2027-07-31T17:00[Europe/Lisbon]')).toContain('Bis 31. Juli 2027 um 17:00 WESZ');
});
