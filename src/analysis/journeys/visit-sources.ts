import type { CompiledApp } from '../../compiled/app.ts';
import type { DataSources } from '../../core/form/coerce-answers.ts';
import { noStorage, pageSources } from '../../runtime/headless.ts';

/** Returns the data that a screen can read when it opens for a visitor who comes first. */
export const visitSources = (
  app: Pick<CompiledApp, 'language' | 'visit'>,
  { draft }: { draft?: { version?: number } },
  { url, now }: { url: string; now: string },
): DataSources => ({
  ...pageSources(app, noStorage, { pageUrl: () => url, now: () => now })(),
  ...(draft && { draft: { version: draft.version ?? 1 } }),
});
