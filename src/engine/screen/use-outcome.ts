import { useCallback, useState } from 'react';
import { type CallOutcome, useHost, useTexts } from '../host.tsx';
import type { CallMessage } from './alert.tsx';

/** What is left to the caller of an outcome. */
interface Applied {
  /** Pointers of fields, with their messages. */
  fields: Record<string, string>;
}

/** Does what a definition says about the end of a call, and keeps what is to be said. */
export function useOutcome(clearDraft: () => void) {
  const { go } = useHost();
  const texts = useTexts();
  const [said, setSaid] = useState<CallMessage>();
  const apply = useCallback(
    ({ kind, outcome }: CallOutcome): Applied => {
      if (outcome?.clearDraft) clearDraft();
      const fields = Object.fromEntries(
        Object.entries(outcome?.fields ?? {}).map(([name, message]) => [
          name.startsWith('/') ? name : `/${name}`,
          message,
        ]),
      );
      const good = kind === 'success';
      const silent = outcome !== undefined || good;
      const text =
        outcome?.say ??
        (silent ? undefined : kind === 'offline' ? texts.offline : texts.callFailed);
      setSaid(text === undefined ? undefined : { text, success: good });
      if (outcome?.go !== undefined) go(outcome.go, 'replace');
      return { fields };
    },
    [clearDraft, go, texts],
  );
  return { said, apply, hush: useCallback(() => setSaid(undefined), []) };
}
