import { isInside } from '../../core/pointer.ts';
import type { ScreenFile } from '../../definition/files/screen.ts';
import { sourcePointersIn } from '../model/form/choice-sources.ts';
import { type FormSource, formsInOrder } from '../model/product.ts';

/**
 * Links the steps that offer answers as choices to the other steps of their wizard, whose questions name the choices.
 * The other steps stay the same objects.
 */
export function linkSteps(
  screen: ScreenFile,
  steps: Map<string, FormSource>,
): Map<string, FormSource> {
  if (screen.kind !== 'wizard') return steps;
  const shown = formsInOrder({ screen, steps });
  return new Map(
    [...steps].map(([name, form]) => {
      const offersAnswers = sourcePointersIn(form.ui).some((to) => isInside(to, '/answers'));
      return [name, offersAnswers ? linked(form, shown) : form] as const;
    }),
  );
}

/** The newest link of each form. */
const links = new WeakMap<FormSource, FormSource>();

/** Returns a form with its siblings; the same object while these are the same. */
function linked(form: FormSource, shown: FormSource[]): FormSource {
  const siblings = shown.filter((other) => other !== form);
  const known = links.get(form);
  const isCurrent =
    known?.siblings?.length === siblings.length &&
    siblings.every((other, index) => other === known.siblings?.[index]);
  if (known && isCurrent) return known;
  const link = { ...form, siblings };
  links.set(form, link);
  return link;
}
