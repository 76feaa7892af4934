// Proves that every translation of the engine's texts is complete, with the plural forms of its language.
import { describe, expect, it } from 'vitest';
import { neededForms, replacePlurals } from '../../src/core/text/plural.ts';
import { engineTexts, translated } from '../../src/definition/engine-texts/index.ts';
import { defaultTexts } from '../../src/definition/texts.ts';

const placeholders = (text: string) =>
  [...replacePlurals(text, ({ name }) => `{${name}}`).matchAll(/\{\w+\}/g)]
    .map(([one]) => one)
    .sort();

describe.each(Object.entries(translated))('the texts of the engine in "%s"', (_, texts) => {
  it('are all there, and no others', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(defaultTexts).sort());
  });

  it('have every plural form that the language needs', () => {
    const language = Object.entries(translated).find(([, own]) => own === texts)?.[0] ?? '';
    const found: string[] = [];
    for (const text of Object.values(texts)) {
      replacePlurals(text, ({ forms }) => {
        found.push(Object.keys(forms).sort().join());
        return undefined;
      });
    }
    expect(new Set(found)).toEqual(new Set([neededForms(language).sort().join()]));
  });

  it('have the same values in braces', () => {
    for (const [name, text] of Object.entries(defaultTexts)) {
      const translation = texts[name as keyof typeof texts] ?? '';
      expect(placeholders(translation), name).toEqual(placeholders(text));
    }
  });
});

it('no line of a French text begins with a sign that has a blank before it', () => {
  const texts = Object.values(engineTexts('fr'));
  expect(texts.filter((text) => / [?!:;»]|« /.test(text))).toEqual([]);
});

it('a dialect has the texts of its language, and an unknown language those in English', () => {
  expect(engineTexts('de-AT').next).toBe('Weiter');
  expect(engineTexts('AR').next).toBe('التالي');
  expect(engineTexts('toString').next).toBe('Next');
  expect(engineTexts(undefined).next).toBe('Next');
});
