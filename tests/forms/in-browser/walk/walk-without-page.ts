import { expect } from 'vitest';
import { type JourneyContext, runJourney } from '../../../../src/analysis/journeys/run-journey.ts';
import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Call } from '../../../../src/definition/files/call.ts';
import type { Walk } from '../../../support/paths/path.ts';
import { journeyEndOf, journeyOf } from '../../walk-journey.ts';
import type { Sent } from '../form-page/scripted-provider.ts';
import { journeyText } from './journey-text.ts';

/**
 * Walks a path by the stores of the engine, and expects its steps and its end.
 *
 * @returns the text that a walk in a browser records
 */
export async function walkWithoutPage(
  context: JourneyContext,
  calls: Record<string, Call>,
  screen: ScreenModel,
  path: Walk,
): Promise<string> {
  const run = await runJourney(context, journeyOf(path));
  expect(run.stop).toBeUndefined();
  const steps = path.steps.filter(({ id }) => id !== '').map(({ id }) => id);
  expect(run.openedSteps, 'the steps that open').toEqual(steps);
  expect(run.end).toEqual(journeyEndOf(path.expectedEnd));
  const sent = run.calls.map(({ headers, ...made }): Sent => {
    const names = ['Content-Type', ...Object.keys(calls[made.call]?.headers ?? {})];
    const shown = names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { ...made, headers: Object.fromEntries(shown) };
  });
  return journeyText(path, screen, { sent, origin: context.origin });
}
