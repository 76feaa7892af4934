import {
  type Diagnostic,
  isExamples,
  type ProductSource,
  type ScreenSource,
  translationTag,
} from '../../compiler/index.ts';
import { isInside } from '../../core/pointer.ts';

/** Returns whether errors keep a screen from being filled in: its own, and those of files that no screen has alone. */
export const isBroken = (
  { screens }: ProductSource,
  screen: ScreenSource | undefined,
  diagnostics: Diagnostic[],
): boolean =>
  diagnostics.some(
    ({ file, severity }) =>
      severity === 'error' &&
      !isExamples(file) &&
      translationTag(file) === undefined &&
      !screens.some((other) => other !== screen && isInside(file, other.folder)),
  );
