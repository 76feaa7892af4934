import type { CompiledOutcome } from '../../compiled/call.ts';
import { fieldTexts } from '../../core/mapping/named-outcomes.ts';
import type { Ended } from './session.ts';

/** Says how a call was answered: "answered with status 409". */
export function describeAnswer({ exchange, result: { end } }: Ended): string {
  const { answer, failure } = exchange ?? {};
  if (end === 'timeout') return 'not answered in time';
  if (!answer) return `not answered (${failure ?? 'no connection'})`;
  if (end === 'errors') return `answered with status ${answer.status} and errors in the body`;
  const unreadable = end === 'unreadable' ? ' and a body that pages can’t read' : '';
  return `answered with status ${answer.status}${unreadable}`;
}

/** Says what visitors see at the end of a call, without values of the response. */
export function describeSight({ outcome, kind }: Pick<Ended, 'outcome' | 'kind'>): string {
  const seen = effectsOf(outcome);
  if (seen !== undefined) return seen;
  if (kind === 'success') return 'visitors go on';
  return 'visitors read that the call has failed';
}

function effectsOf(outcome: CompiledOutcome | undefined): string | undefined {
  if (outcome?.go !== undefined) {
    // A response names an address in full, and its path is a value of the response.
    const [path] = outcome.go.split('?');
    return `visitors come to ${URL.canParse(outcome.go) ? new URL(outcome.go).origin : path}`;
  }
  if (outcome?.say !== undefined) return `visitors read “${outcome.say}”`;
  const [[field, message] = []] = Object.entries(fieldTexts(outcome));
  return field === undefined ? undefined : `visitors read “${message}” beside “${field}”`;
}

/** Returns whether the API has refused what was sent, as the definitions expect it. */
export const isRefusal = ({ result, exchange }: Ended): boolean => {
  const { status = 0 } = exchange?.answer ?? {};
  return result.end === 'errors' || (status >= 400 && status < 500);
};
