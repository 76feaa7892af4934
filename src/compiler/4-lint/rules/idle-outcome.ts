import { getOwn } from '../../../core/get-own.ts';
import { type NamedOutcome, namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import type { Call } from '../../../definition/files/call.ts';
import type { Outcome, OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { ScreenFile } from '../../../definition/files/screen.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { ScreenSource } from '../../model/product.ts';
import { type RequestSource, requestsOf } from '../../model/screen/requests.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every outcome can occur, and has only effects that are possible there.',
  checkScreen: (source, { app }) =>
    requestsOf(source).flatMap((request) =>
      outcomeFindings(source, request, getOwn(app.calls, request.request.call)),
    ),
};

const outcomeFindings = (
  { screen }: ScreenSource,
  source: RequestSource,
  call: Call | undefined,
): Finding[] =>
  namedOutcomes<OutcomeCondition>(source.request.outcomes).flatMap((named): Finding[] => {
    const { name, outcome } = named;
    const { file, kind } = source;
    const pointer = `${source.pointer}/outcomes${named.pointer}`;
    const entry = outcomeEntry(name);
    const reason = call && entry?.impossible?.(call);
    if (reason) {
      const message = `"${name}" can't occur, since the call "${source.request.call}" ${reason}. Remove it, or fix the call.`;
      return [{ file, pointer, key: true, message }];
    }
    const idle = idleConditions(kind, screen, call, named).map(
      ({ source, message }): Finding => ({
        file,
        pointer: `${pointer}/when/${source}`,
        key: true,
        message,
      }),
    );
    if (kind !== 'load' && kind !== 'step') return idle;
    if (entry?.kind !== 'success') return [...idle, ...uselessKeys(file, pointer, outcome)];
    const message = `"success" has no effect here: after a successful load call the ${kind === 'step' ? 'step' : 'screen'} is shown. Remove it.`;
    return [{ file, pointer, key: true, fix: { do: 'remove' }, message }];
  });

/** Finds the parts of a condition that test a source without a value. */
function idleConditions(
  kind: RequestSource['kind'],
  screen: ScreenFile,
  call: Call | undefined,
  { name, outcome }: NamedOutcome<OutcomeCondition>,
): { source: string; message: string }[] {
  const messages: Partial<Record<keyof OutcomeCondition, string | false>> = {
    answers:
      kind === 'load' && 'There are no answers yet, since the form is not shown. Remove this.',
    loaded:
      kind === 'load'
        ? 'A load call tests its own "response". Rename this.'
        : screen.kind !== 'page' &&
          !screen.load &&
          'This screen makes no load call. Remove this, or add one.',
    response: hasNoBody(name)
      ? `No body is read where a call ends as "${name}". Remove this.`
      : call !== undefined &&
        outcomeEntry(name)?.unread?.(call) &&
        'The call has neither "errors" nor "response", so that its body is not read. Describe the body under "response" of the call.',
  };
  return Object.keys(outcome.when ?? {}).flatMap((source) => {
    const message = messages[source as keyof OutcomeCondition];
    return message ? [{ source, message }] : [];
  });
}

/** Returns whether a call that ends so has no body that can be read. */
const hasNoBody = (name: string): boolean =>
  outcomeEntry(name)?.withoutResponse === true || name === 'unreadable';

/** Finds keys that have no effect before the screen is loaded: there is neither a form nor a draft. */
const uselessKeys = (file: string, pointer: string, outcome: Outcome): Finding[] =>
  (['fields', 'retry', 'clearDraft'] as const)
    .filter((key) => key in outcome)
    .map((key) => {
      const message = `"${key}" has no effect here, since the form is not shown yet. Remove it.`;
      return { file, pointer: `${pointer}/${key}`, key: true, fix: { do: 'remove' }, message };
    });
