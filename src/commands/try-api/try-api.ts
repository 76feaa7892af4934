import { createValueValidator } from '../../analysis/build-product-model.ts';
import { instantiateScreen, type ProductSource } from '../../compiler/index.ts';
import { checkAntiForgery, checkSites } from './checks/anti-forgery.ts';
import { checkCrossOrigin } from './checks/cross-origin.ts';
import { Report } from './report.ts';
import { Session } from './session.ts';
import type { Trial } from './trial.ts';
import { tryScreen } from './try-screen.ts';

export interface TrialOptions {
  /** Address of the API: scheme, host and perhaps a path. */
  address: string;
  /** Origin of the pages. */
  origin: string;
  /** Values of links that the API alone knows. */
  query?: Record<string, string>;
  maxRequests: number;
  maxSeconds: number;
  fetch?: typeof fetch;
}

export interface Tried {
  report: Report;
  requests: number;
  /** Whether all checks were made within the limits. */
  isComplete: boolean;
  /** Values of the API that are nobody's business: those of cookies. */
  secrets: string[];
  /** Why the API does not answer at all. */
  unreachable: string | undefined;
}

/**
 * Tries an API against the definitions of a product: makes the calls of its screens by the runtime's code, and compares the
 * answers with what the definitions read and name. Never rejects for what the API does.
 *
 * @param product definitions without errors
 */
export async function tryApi(product: ProductSource, options: TrialOptions): Promise<Tried> {
  const { address, origin, query = {}, maxRequests, maxSeconds } = options;
  const { app } = product;
  const tried: ProductSource = {
    ...product,
    app: { ...app, provider: { ...app.provider, host: address } },
  };
  const report = new Report();
  const session = new Session({
    app: tried.app,
    origin,
    maxRequests,
    maxSeconds,
    fetch: options.fetch ?? fetch,
    onSpent: () => {
      report.isClosed = true;
    },
  });
  const now = new Date().toISOString();
  const trial: Trial = {
    product: tried,
    session,
    report,
    validate: createValueValidator(),
    query,
    now,
  };
  for (const source of tried.screens) {
    if (source.screen.kind === 'page') continue;
    await tryScreen(trial, { source, screen: instantiateScreen(tried, source) });
    if (report.isClosed) break;
  }
  if (session.unreachable === undefined) await checkCrossOrigin(trial);
  checkAntiForgery(trial);
  checkSites(trial);
  const made = new Set(report.findings.map(({ call }) => call));
  for (const call of Object.keys(app.calls)) {
    if (!made.has(call)) report.untried(call, 'No screen that could be opened makes it.');
  }
  return {
    report,
    requests: session.requestCount,
    isComplete: !report.isClosed,
    secrets: session.cookies.flatMap(({ value }) => value ?? []),
    unreachable: session.unreachable,
  };
}
