import type { AppFile } from '../../definition/files/app.ts';
import { defaultTexts, type Texts } from '../../definition/texts.ts';

/** Returns every text of the engine: the screen's own wording, else that of the product, else the default. */
export const textsOf = (app: Pick<AppFile, 'texts'>, screen?: Partial<Texts>): Texts => ({
  ...defaultTexts,
  ...app.texts,
  ...screen,
});
