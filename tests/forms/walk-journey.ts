import { expect } from 'vitest';
import type { ExampleJourney } from '../../src/analysis/journeys/example-journey.ts';
import { byPointer } from '../../src/analysis/journeys/run-journey.ts';
import type { ExpectedEnd, FailedLoad, Walk } from '../support/paths/path.ts';
import { shownName } from './in-browser/shown-name.ts';

/** Returns a path as a journey, with the answers of all its steps. */
export function journeyOf(path: Walk | FailedLoad): ExampleJourney {
  const { title: name, screen, query } = path;
  const load = path.load as ExampleJourney['load'];
  const base = { name, screen, query, load, file: '', pointer: '', ends: {} };
  if (path.kind === 'load') return base;
  const steps = Object.fromEntries(
    path.steps.map(({ id, answers }) => [id.replace(/\/\d+$/, ''), answers]),
  );
  return { ...base, steps, answers: steps[''], played: path.send as ExampleJourney['played'] };
}

/** Returns what a text equals in which values may be filled in. */
function asShown(text: string): string {
  const name = shownName(text);
  return name instanceof RegExp ? expect.stringMatching(name) : name;
}

const asShownAt = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([field, text]) => [field, asShown(text)]));

/** Returns the end of a path as that of a journey. */
export function journeyEndOf({ route, message, fields }: ExpectedEnd) {
  if (route !== undefined) return { at: route };
  const hasFields = Object.keys(fields).length > 0;
  return {
    ...(message !== undefined && { says: [asShown(message)] }),
    ...(hasFields && { fields: asShownAt(byPointer(fields)) }),
  };
}
