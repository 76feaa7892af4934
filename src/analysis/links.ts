import { isObject } from '../core/is-object.ts';
import type { WrittenScreen } from './product.ts';

export interface Link {
  text: string;
  href: string;
  /** Title of the step it stands in, of a wizard. */
  step?: string;
}

/** Every link of a screen that visitors can follow: its actions, and those in texts and labels. */
export const linksBetween = ({ kind, actions, intro, steps }: WrittenScreen): Link[] => [
  ...linksIn(intro),
  ...steps.flatMap(({ title, intro, form }) =>
    linksIn([intro, form?.ui]).map((link) => (kind === 'wizard' ? { ...link, step: title } : link)),
  ),
  ...actions.map(({ text, href }) => ({ text, href })),
];

function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  const { text, href } = value;
  if (typeof text === 'string' && typeof href === 'string') return [{ text, href }];
  return Object.values(value).flatMap(linksIn);
}
