import { getOwn } from '../../../core/get-own.ts';
import { namedOutcomes } from '../../../core/named-outcomes.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every outcome can occur, and does only what is possible there.',
  checkUnit: ({ app, screens }) =>
    screens.flatMap(({ path: file, screen }) =>
      screen.kind === 'page'
        ? []
        : (['load', 'submit'] as const).flatMap((key) => {
            const request = screen[key];
            const call = request && getOwn(app.calls, request.call);
            return namedOutcomes(request?.outcomes).flatMap((named): Finding[] => {
              const { name, outcome } = named;
              const pointer = `/${key}/outcomes${named.pointer}`;
              const entry = outcomeEntry(name);
              const reason = call && entry?.impossible?.(call);
              if (reason) {
                const message = `"${name}" can't occur, since the call "${request.call}" ${reason}. Remove it, or fix the call.`;
                return [{ file, pointer, key: true, message }];
              }
              if (key === 'submit') return [];
              return entry?.kind === 'success'
                ? [
                    {
                      file,
                      pointer,
                      key: true,
                      fix: { do: 'remove' },
                      message:
                        '"success" has no effect here: after a successful load call the screen is shown. Remove it.',
                    },
                  ]
                : uselessKeys(file, pointer, outcome);
            });
          }),
    ),
};

/** Finds keys that have no effect before the screen is loaded: there is neither a form nor a draft. */
const uselessKeys = (file: string, pointer: string, outcome: Outcome): Finding[] =>
  (['fields', 'clearDraft'] as const)
    .filter((key) => key in outcome)
    .map((key) => ({
      file,
      pointer: `${pointer}/${key}`,
      key: true,
      fix: { do: 'remove' },
      message: `"${key}" has no effect here, since the form is not shown yet. Remove it.`,
    }));
