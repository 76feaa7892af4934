import { isObject } from '../core/is-object.ts';
import type { ScreenModel } from './product-model.ts';

export interface ScreenLink {
  text: string;
  href: string;
  /** Title of the wizard's step that holds it. */
  step?: string;
}

/** Lists the links of a screen that visitors can follow: its actions, and those in texts and labels. */
export const linksOfScreen = ({ kind, actions, intro, steps }: ScreenModel): ScreenLink[] => [
  ...linksIn(intro),
  ...steps.flatMap(({ title, intro, form }) =>
    linksIn([intro, form?.ui]).map((link) => (kind === 'wizard' ? { ...link, step: title } : link)),
  ),
  ...actions.map(({ text, href }) => ({ text, href })),
];

function linksIn(value: unknown): ScreenLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  const { text, href } = value;
  if (typeof text === 'string' && typeof href === 'string') return [{ text, href }];
  return Object.values(value).flatMap(linksIn);
}
