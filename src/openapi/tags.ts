import {
  type ProductSource,
  pointersOfScreen,
  queryNamesIn,
  type ScreenSource,
} from '../compiler/index.ts';
import { unusedTag } from './operation.ts';

/** A tag of OpenAPI, which groups the calls of a screen. */
export interface Tag {
  name: string;
  description: string;
}

/** Describes the screens that make calls, with the parameters of their addresses. */
export function tagsOf(product: ProductSource, used: ReadonlySet<string>): Tag[] {
  const screens = product.screens.filter(({ id }) => used.has(id));
  return [
    ...screens.map((source) => ({
      name: source.id,
      description: `The screen “${source.screen.title}” at \`${source.screen.route}\`.${addressSentence(product, source)}`,
    })),
    ...(used.has(unusedTag)
      ? [{ name: unusedTag, description: 'Calls that no screen makes.' }]
      : []),
  ];
}

/** Says which parameters of its address a screen reads, as those of a link in an email. */
function addressSentence(product: ProductSource, source: ScreenSource): string {
  const names = queryNamesIn(pointersOfScreen(product, source));
  if (names.length === 0) return '';
  const query = names.map((name) => `${name}={${name}}`).join('&');
  return ` It reads parameters of its address: a link to it, such as one in an email, is \`${source.screen.route}?${query}\`.`;
}
