import type { Texts } from '../texts.ts';

interface DefaultText {
  load: (texts: Texts) => string;
  submit: (texts: Texts) => string;
}

const failed: DefaultText = {
  load: (texts) => texts.loadFailed,
  submit: (texts) => texts.callFailed,
};

/** The kinds of outcome that the engine tells apart, each with the text for a call whose outcome no definition names. */
const outcomeKinds = {
  success: undefined,
  errors: failed,
  failure: failed,
  /** No failure, since nothing was sent. */
  offline: { load: (texts) => texts.loadOffline, submit: (texts) => texts.offline },
} satisfies Record<string, DefaultText | undefined>;

export type OutcomeKind = keyof typeof outcomeKinds;

/** The text for a call whose outcome no definition names; none is needed for a success. */
export const defaultOutcomeText = (
  kind: OutcomeKind,
  call: keyof DefaultText,
  texts: Texts,
): string | undefined => outcomeKinds[kind]?.[call](texts);
