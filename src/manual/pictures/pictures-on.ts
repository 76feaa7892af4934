import { buildProductModel } from '../../analysis/build-product-model.ts';
import { listStates } from '../../analysis/states/list-states.ts';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { Sources } from '../../compiler/index.ts';
import { calculatedWidget } from '../../definition/widget-catalogue/index.ts';
import type { ManualPage } from '../manual.ts';
import { recipesOnPage, resultIn } from '../recipes.ts';
import { parsePicture } from './drawn-product.ts';
import type { Picture } from './picture.ts';
import { type PictureSources, withRecipe } from './recipe-sources.ts';
import { exampleOf, widgetScreens, widgetSources } from './widget-sources.ts';

/**
 * Returns the definitions that a picture is drawn from.
 *
 * @param of the recipe or the widget
 * @param shipped the definitions of the shipped product, for which the recipes are written
 * @throws where there is no such recipe or widget, or the recipe can't be followed
 */
export function sourcesOf(of: string, shipped: Sources): PictureSources {
  const example = exampleOf(widgetOn(of) ?? '');
  if (example) return widgetSources(example, shipped);
  const [page = '', anchor] = of.split('#');
  const recipe = recipesOnPage(`${page}.md`).find((one) => one.anchor === anchor);
  if (!recipe) throw new Error(`There is no recipe "${of}".`);
  return withRecipe(shipped, recipe);
}

/** Returns the pictures on a page of the manual, each with the name of its section; those of a widget have none. */
export function picturesOn(
  { file, sections }: ManualPage,
  shipped: Sources,
): Map<string, Picture[]> {
  const widget = widgetOn(file);
  if (widget) return new Map([['', picturesOfWidget(widget, shipped)]]);
  return new Map(
    sections.flatMap(({ anchor, text }) => {
      const result = resultIn(text);
      const of = `${file.replace(/\.md$/, '')}#${anchor}`;
      return result ? [[anchor, [{ caption: 'The result', of, ...result }]]] : [];
    }),
  );
}

/** Returns the pictures of a widget: empty, filled in, and with a message and read-only where it can be answered. */
function picturesOfWidget(name: string, shipped: Sources): Picture[] {
  const of = `reference/widgets/${name}`;
  const product = parsePicture(sourcesOf(of, shipped));
  const states = listStates(buildProductModel(product)).flatMap((group) => group.states);
  const only = Object.keys(exampleOf(name)?.schema ?? {}).map((question) => `/${question}`);
  const picture = (caption: string, screen: string, kind: ScreenState['kind']): Picture[] => {
    const state = states.find((one) => one.screen === screen && one.kind === kind);
    return state ? [{ caption, of, state: state.path, only }] : [];
  };
  const shown = [
    ...picture('Empty', widgetScreens.asked, 'empty'),
    ...picture('Filled in', widgetScreens.asked, 'filled'),
  ];
  if (name === calculatedWidget) return shown;
  return [
    ...shown,
    ...picture('With a message', widgetScreens.asked, 'error'),
    ...picture('Read-only', widgetScreens.readOnly, 'filled'),
  ];
}

/** Returns the widget, or the way to arrange groups, that a page describes. */
const widgetOn = (file: string): string | undefined =>
  /^reference\/widgets\/([\w-]+)(\.md)?$/.exec(file)?.[1];
