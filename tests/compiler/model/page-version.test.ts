// Proves that definitions have the same version everywhere, and that only products that read it have it in their pages.
import { describe, expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { compileSources, versionOf } from '../../../src/compiler/index.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const compile = (change: Overlay = {}) => compileSources('forms', tinySources(change));
const versionWith = (change: Overlay) => versionOf(compile(change).product);
const version = versionWith({});

describe('the version of definitions', () => {
  it('is a short word', () => expect(version).toMatch(/^[0-9a-z]{6,11}$/));

  it.each<[string, Overlay]>([
    ['a text', { 'home/screen.json': { title: 'Another title' } }],
    ['a rule', { 'home/schema.json': { properties: { age: { minimum: 17 } } } }],
    ['a translation', { 'languages/de.json': { texts: {} } }],
    ['a screen', { 'more/screen.json': { kind: 'page', route: '/more', title: 'More' } }],
  ])('changes with %s', (_title, change) => {
    expect(versionWith(change)).not.toBe(version);
  });

  it.each<[string, Overlay]>([
    ['examples', { 'home/examples.json': { accepted: [{}] } }],
    ['the local provider', { 'sandbox.json': { data: { one: 1 } } }],
    ['the schema for editors', { 'home/screen.json': { $schema: '../screen.schema.json' } }],
  ])('does not change with %s', (_title, change) => {
    expect(versionWith(change)).toBe(version);
  });

  it('depends neither on the name of the folder, nor on the order and the format of the files', () => {
    const { texts, nonJsonFiles } = tinySources();
    const others = [...texts]
      .reverse()
      .map(([path, text]): [string, string] => [
        path.replace('forms/', 'copy/'),
        JSON.stringify(JSON.parse(text)),
      ]);
    const copy = compileSources('copy', { texts: new Map(others), nonJsonFiles });
    expect(versionOf(copy.product)).toBe(version);
  });

  it('is the same in each language', () => {
    const { product, inLanguage } = compile({
      'app.json': { languages: { de: {} } },
      'languages/de.json': {
        texts: { 'home/screen.json': { '/title': { source: 'Home', text: 'Start' } } },
      },
    });
    expect(versionOf(inLanguage('de'))).toBe(versionOf(product));
  });
});

describe('the module of the product', () => {
  const emitted = (change: Overlay) => {
    const { product } = compile(change);
    const code = emitModule(product, modulePrefix, { assetPath: (file) => file }) ?? '';
    return {
      version: code.includes(`version: "${versionOf(product)}"`),
      opened: code.includes('import { openedAt }') && code.includes('opened: openedAt(url, now)'),
    };
  };
  const sending = (mapping: object) => ({
    'home/screen.json': { submit: { send: { sent: mapping } } },
  });

  it.each<[string, Overlay, { version: boolean; opened: boolean }]>([
    ['neither where no value of the page is read', {}, { version: false, opened: false }],
    [
      'neither where only the address is read',
      sending({ from: '/page/url' }),
      { version: false, opened: false },
    ],
    [
      'the version where it is sent',
      sending({ from: '/page/version' }),
      { version: true, opened: false },
    ],
    [
      'the time where it is sent',
      sending({ from: '/page/opened' }),
      { version: false, opened: true },
    ],
    [
      'both where both are sent',
      sending({ opened: { from: '/page/opened' }, version: { from: '/page/version' } }),
      { version: true, opened: true },
    ],
    [
      'both where the whole page is sent',
      sending({ from: '/page' }),
      { version: true, opened: true },
    ],
  ])('has %s', (_title, change, expected) => {
    expect(emitted(change)).toEqual(expected);
  });
});
