import type { SandboxFile } from '../../definition/files/sandbox.ts';

/** How long the provider stores what it does not need any more. */
export interface Retention {
  /** Days in which a link can be used, and its draft saved. */
  tokenDays: number;
  /** Hours in which a repeated call is answered as the first time. */
  replyHours: number;
  /** Days from when a mail or a webhook was delivered, or given up. */
  deliveryDays: number;
  /** Hours in which an uploaded file can be sent with an application. */
  unusedFileHours: number;
  /** Days that an application is stored; 0 until it is removed by hand. */
  applicationDays: number;
  /** The days of single calls, which count in place of these. */
  callDays: Record<string, number>;
}

export const defaultRetention: Retention = {
  tokenDays: 7,
  replyHours: 48,
  deliveryDays: 30,
  unusedFileHours: 24,
  applicationDays: 0,
  callDays: {},
};

/** Returns the days that the bodies of single calls are stored. */
export const keptDays = (sandbox: SandboxFile | undefined): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sandbox?.calls ?? {}).flatMap(([name, call]) =>
      call.do === 'store' && call.keepDays !== undefined ? [[name, call.keepDays]] : [],
    ),
  );
