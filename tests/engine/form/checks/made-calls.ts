import type { CallOutcome, Host } from '../../../../src/engine/host.tsx';

/** A call that a check has made, and the way to end it. */
export interface MadeCall {
  document: Record<string, unknown>;
  end: (outcome: CallOutcome) => Promise<void>;
}

/** Returns the `send` of a host that adds each call to a list, and ends none by itself. */
export const senderTo =
  (calls: MadeCall[]): Host['send'] =>
  (_request, document) =>
    new Promise((resolve) => {
      const end = async (outcome: CallOutcome) => {
        resolve(outcome);
        await new Promise((settled) => setImmediate(settled));
      };
      calls.push({ document: document as Record<string, unknown>, end });
    });
