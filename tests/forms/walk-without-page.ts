import { expect } from 'vitest';
import { type JourneyContext, runJourney } from '../../src/analysis/journeys/run-journey.ts';
import type { Call } from '../../src/definition/files/call.ts';
import type { FailedLoad, Walk } from '../support/paths/path.ts';
import type { Sent } from './in-browser/form-page/scripted-provider.ts';
import { journeyEndOf, journeyOf } from './walk-journey.ts';

/**
 * Walks a path by the stores of the engine, and expects its steps and its end.
 *
 * @returns the calls, with the headers that a walk in a browser records, and the body of the submit
 */
export async function walkWithoutPage(
  context: JourneyContext,
  calls: Record<string, Call>,
  path: Walk | FailedLoad,
): Promise<{ sent: Sent[]; body: unknown }> {
  const run = await runJourney(context, journeyOf(path));
  expect(run.stop).toBeUndefined();
  const walked = path.kind === 'walk' ? path.steps : [];
  const steps = walked.filter(({ id }) => id !== '').map(({ id }) => id);
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
  return { sent, body: run.sent };
}
