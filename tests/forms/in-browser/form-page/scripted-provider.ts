import type { Page } from 'playwright';
import type { ProductModel } from '../../../../src/analysis/product-model.ts';
import type { Call } from '../../../../src/definition/files/call.ts';
import { intercept, type PausedCall } from '../../../journeys/intercept.ts';
import type { ScriptedResponse } from '../../../support/paths/scripted-response.ts';

/** A call that the page made to the provider. */
export interface Sent {
  call: string;
  method: string;
  /** Path and query. */
  path: string;
  /** Headers that the definition sets, and the type of the body. */
  headers: Record<string, string>;
  /** Parsed JSON; `undefined` for a call without a body. */
  body: unknown;
}

/** Answers the calls of a page by a script, and records them. */
export class ScriptedProvider {
  readonly sent: Sent[] = [];
  private readonly responses = new Map<string, ScriptedResponse>();
  private readonly calls: [name: string, call: Call][];

  constructor({ calls }: ProductModel) {
    this.calls = Object.entries(calls);
  }

  /** Sets how the call ends from now on. */
  respond(call: string, response: ScriptedResponse): void {
    this.responses.set(call, response);
  }

  async attachTo(page: Page): Promise<void> {
    const patterns = new Set(this.calls.map(([, { path }]) => patternOf(path)));
    for (const pattern of patterns) await intercept(page, pattern, (paused) => this.answer(paused));
  }

  private async answer(paused: PausedCall): Promise<void> {
    const { method, url } = paused;
    const [name, call] =
      this.calls.find(([, each]) => each.method === method && matches(each, url.pathname)) ?? [];
    if (name === undefined || call === undefined) return paused.goOn();
    this.sent.push({ call: name, ...contentOf(paused, call) });
    const response = this.responses.get(name) ?? {};
    // Without an answer, the page gives up by itself.
    if (response.ending === 'timeout') return;
    if (response.ending) return paused.fail();
    const { status, body } = response;
    const text = 'text' in response ? response.text : undefined;
    await paused.answer({ status, json: body, text, headers: corsHeaders(paused) });
  }
}

/** Returns the CORS headers that let the page read the response of another host. */
const corsHeaders = ({ headers }: PausedCall): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
});

const patternOf = (path: string): string =>
  `*/${path.replace(/^\/+/, '').replace(/\{[^}]*\}/g, '*')}`;

function matches({ path }: Call, pathname: string): boolean {
  const parts = path.replace(/^\/+/, '').split(/\{[^}]*\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]+');
  return new RegExp(`/${pattern}$`).test(pathname);
}

function contentOf(
  { method, url, headers: all, body }: PausedCall,
  call: Call,
): Omit<Sent, 'call'> {
  const names = ['Content-Type', ...Object.keys(call.headers ?? {})];
  return {
    method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(
      names.flatMap((name) => {
        const value = all[name.toLowerCase()];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    body: body === undefined ? undefined : JSON.parse(body),
  };
}
