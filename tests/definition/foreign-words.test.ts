// Proves that no word of the definitions is explained as one that nobody can have.
import { expect, it } from 'vitest';
import { AppFile } from '../../src/definition/files/app.ts';
import { AnySchema } from '../../src/definition/files/schema.ts';
import { FormFile, PageFile, WizardFile } from '../../src/definition/files/screen.ts';
import foreignWords from '../../src/definition/foreign-words.json' with { type: 'json' };
import { explainUnsupported, type WordPlace } from '../../src/definition/foreign-words.ts';
import { formatNames } from '../../src/definition/formats.ts';
import { everyOption, uiKeys } from '../../src/definition/ui-keys/index.ts';
import { widgetCatalogue } from '../../src/definition/widget-catalogue/index.ts';

const widgets = Object.keys(widgetCatalogue);

const language: Record<WordPlace, string[]> = {
  app: Object.keys(AppFile.properties),
  format: [...formatNames],
  schema: Object.keys(AnySchema.properties),
  screen: [PageFile, FormFile, WizardFile].flatMap(({ properties }) => Object.keys(properties)),
  ui: Object.keys({ ...uiKeys, ...everyOption }),
  widget: widgets,
};

it.each(Object.entries(language))(
  'no word of the language is called impossible: %s',
  (place, words) => {
    expect(
      words.filter((word) => explainUnsupported(place as WordPlace, word) !== undefined),
    ).toEqual([]);
  },
);

it('no word is explained twice at one place', () => {
  const explained = foreignWords.unsupported.flatMap(({ places, words }) =>
    words.split(' ').flatMap((word) => places.map((place) => `${place} ${word}`)),
  );
  expect(explained.filter((one, index) => explained.indexOf(one) !== index)).toEqual([]);
});
