import { engineTexts } from '../../definition/engine-texts/index.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { Texts } from '../../definition/texts.ts';

/** Returns every text of the engine: the screen's own wording, else that of the product, else that of its language. */
export const textsOf = (
  app: Pick<AppFile, 'texts' | 'language'>,
  screen?: Partial<Texts>,
): Texts => ({
  ...engineTexts(app.language),
  ...app.texts,
  ...screen,
});
