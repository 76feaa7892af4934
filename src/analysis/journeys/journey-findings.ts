import { expectedBody, type Finding } from '../../compiler/index.ts';
import { escapePart, lastKey, parentPointer } from '../../core/pointer.ts';
import type { IsOutdatedCopy } from '../outdated-copies.ts';
import { compareBodies } from './compare-bodies.ts';
import { endFindings } from './end-findings.ts';
import type { ExampleJourney } from './example-journey.ts';
import type { JourneyContext, JourneyRun } from './run-journey.ts';
import type { Stop } from './walk-steps.ts';

/**
 * Compares what a journey expects with its run: what is sent, and where it ends. Where the screen was not submitted, the
 * reason is all that is found.
 */
export function journeyFindings(
  journey: ExampleJourney,
  run: JourneyRun,
  context: Pick<JourneyContext, 'origin' | 'now' | 'product'>,
  isOutdatedCopy: IsOutdatedCopy,
): Finding[] {
  const { file, pointer } = journey;
  const [unasked] = run.stop?.unasked ?? [];
  if (run.stop && unasked !== undefined) return [unaskedFinding(journey, run.stop, unasked)];
  if (journey.sent !== undefined && run.sent === undefined) {
    const message = `The journey expects this to be sent, but ${whyNothingIsSent(run)}.`;
    return [{ file, pointer: `${pointer}/sent`, key: true, message }];
  }
  const ends = endFindings(journey, run.end, isOutdatedCopy);
  if (journey.sent === undefined) {
    if (run.sent === undefined) return ends;
    const message = `The journey expects nothing to be sent, but ${shown(run.sent)} is sent.`;
    return [{ file, pointer, message }, ...ends];
  }
  return [...bodyFindings(journey, run.sent, context), ...ends];
}

function unaskedFinding({ file, pointer }: ExampleJourney, { step }: Stop, field: string): Finding {
  const at = step === '' ? 'answers' : `steps/${escapePart(step)}`;
  const where = step === '' ? '' : ` in the step "${step}"`;
  return {
    file,
    pointer: `${pointer}/${at}/${escapePart(field)}`,
    key: true,
    message: `The journey answers "${field}"${where}, which is not asked after its other answers.`,
  };
}

function whyNothingIsSent({ stop, outcomes }: JourneyRun): string {
  const [field, message] = Object.entries(stop?.rejected ?? {})[0] ?? [];
  if (field !== undefined) {
    const where = stop?.step ? ` in the step "${stop.step}"` : '';
    return `visitors read "${message}" beside "${field.slice(1)}"${where}`;
  }
  const failed = outcomes.find((outcome) => !outcome.endsWith(': success'));
  if (failed === undefined) return 'nothing is sent';
  const [call, name] = failed.split(': ');
  return `the ${call} call ends with "${name}"`;
}

/** Compares the body that is sent with the expected one, which is a promise to the provider: only a person changes it. */
function bodyFindings(
  journey: ExampleJourney,
  sent: unknown,
  context: Pick<JourneyContext, 'origin' | 'now' | 'product'>,
): Finding[] {
  const { file, pointer } = journey;
  return compareBodies(expectedBody(journey.sent, context), sent).map((difference) => {
    const { expected, sent: value } = difference;
    const at = `${pointer}/sent${difference.pointer}`;
    const name = lastKey(at);
    if (expected === undefined) {
      const message = `The journey does not expect "${name}", but ${shown(value)} is sent as it.`;
      return { file, pointer: parentPointer(at), message };
    }
    if (value === undefined) {
      const message = `The journey expects ${shown(expected)} here, but no "${name}" is sent.`;
      return { file, pointer: at, key: true, message };
    }
    return {
      file,
      pointer: at,
      message: `The journey expects ${shown(expected)} here, but ${shown(value)} is sent.`,
    };
  });
}

const longest = 60;

/** Formats a value as JSON, shortened where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
