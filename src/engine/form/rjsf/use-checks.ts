import { useContext, useEffect, useMemo } from 'react';
import { useHost } from '../../host.tsx';
import { TextFillerContext } from '../../text/text-filler.ts';
import type { AnswerChecks } from '../checks/answer-checks.ts';
import type { FormStore } from '../form-store.ts';

/** Returns the checks of a form by calls, which follow it while it is on the screen; `undefined` where it has none. */
export function useChecks(
  Checks: typeof AnswerChecks | undefined,
  store: FormStore,
): AnswerChecks | undefined {
  const { send } = useHost();
  const filler = useContext(TextFillerContext);
  const checks = useMemo(
    () => Checks && new Checks(store, { send, fillOutcome: filler?.fillOutcome }),
    [Checks, store, send, filler],
  );
  useEffect(() => checks?.open(), [checks]);
  return checks;
}
