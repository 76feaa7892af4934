import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Call } from '../../../definition/files/app.ts';
import type { Outcome } from '../../../definition/files/screen.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every outcome is one that can come about, and does what can be done there.',
  checkUnit: ({ app, screens }) =>
    screens.flatMap(({ path: file, screen }) =>
      screen.kind === 'page'
        ? []
        : (['load', 'submit'] as const).flatMap((key) => {
            const request = screen[key];
            const call = request && getOwn(app.calls, request.call);
            const outcomes = Object.entries(isObject(request?.outcomes) ? request.outcomes : {});
            return outcomes.flatMap(([name, outcome]): Finding[] => {
              const pointer = `/${key}/outcomes/${escapePart(name)}`;
              const reason = call && impossible(name, call);
              if (reason) {
                const message = `"${name}" never comes about, since the call "${request.call}" ${reason}. Remove it, or fix the call.`;
                return [{ file, pointer, key: true, message }];
              }
              if (key === 'submit') return [];
              return name === 'success'
                ? [
                    {
                      ...{ file, pointer, key: true, fix: { do: 'remove' } },
                      message:
                        'Nothing is done here: once the load call has succeeded, the screen is shown. Remove it.',
                    },
                  ]
                : uselessKeys(file, pointer, outcome as Outcome);
            });
          }),
    ),
};

/** What makes an outcome impossible for a call. */
function impossible(name: string, call: Call): string | undefined {
  if (name === 'errors' && call.errors === undefined) return 'says nowhere where "errors" stand';
  if (name === 'timeout' && call.timeout === undefined) return 'has no "timeout"';
  const isRead = call.errors !== undefined || call.response !== undefined;
  return name === 'unreadable' && !isRead ? 'reads no "response"' : undefined;
}

/** There is no form yet, and nothing to forget, before a screen is loaded. */
const uselessKeys = (file: string, pointer: string, outcome: Outcome): Finding[] =>
  (['fields', 'clearDraft'] as const)
    .filter((key) => key in outcome)
    .map((key) => ({
      ...{ file, pointer: `${pointer}/${key}`, key: true, fix: { do: 'remove' } },
      message: `"${key}" does nothing here, where the form is not shown yet. Remove it.`,
    }));
