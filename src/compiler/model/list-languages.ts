import { ownNameOf } from '../../definition/languages.ts';
import type { ProductSource } from './product.ts';

/** A language that visitors can choose. */
export interface ProductLanguage {
  /** BCP 47 tag. */
  tag: string;
  name: string;
  /** The beginning of the paths of its pages: "/de", or nothing for the language of the definitions. */
  base: string;
}

type Product = Pick<ProductSource, 'app' | 'translatedFrom'>;

/** Returns the languages of a product, that of its definitions first; none where it has no other one. */
export function listLanguages({ app, translatedFrom }: Product): ProductLanguage[] {
  const others = Object.entries(app.languages ?? {});
  if (others.length === 0) return [];
  const { language } = translatedFrom?.app ?? app;
  return [
    { tag: language, name: ownNameOf(language), base: '' },
    ...others.map(([tag, { name }]) => ({ tag, name: name ?? ownNameOf(tag), base: `/${tag}` })),
  ];
}

/** Returns the beginning of the paths of a product's pages: "/de" for a translation, else nothing. */
export const baseOf = ({ app, translatedFrom }: Product): string =>
  translatedFrom === undefined ? '' : `/${app.language}`;
