// Proves that each language is written in the direction of its script.
import { expect, it } from 'vitest';
import { directionOf } from '../../src/definition/languages.ts';

it('a language is written in the direction of its script', () => {
  for (const tag of [
    'ar',
    'ar-EG',
    'he',
    'fa',
    'ur',
    'dv',
    'ckb',
    'yi',
    'sd',
    'pa-Arab',
    'az-Arab',
  ]) {
    expect(directionOf(tag), tag).toBe('rtl');
  }
  for (const tag of ['en', 'de', 'pa', 'az', 'sd-Deva', 'ar-Latn', 'no language']) {
    expect(directionOf(tag), tag).toBe('ltr');
  }
});
