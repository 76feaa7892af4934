import type { Page } from 'playwright';
import type { ProductModel } from '../../../../src/analysis/product-model.ts';
import type { Call } from '../../../../src/definition/files/call.ts';
import { type Held, intercept } from '../../../journeys/intercept.ts';
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
  private readonly plays = new Map<string, ScriptedResponse>();
  private readonly calls: [name: string, call: Call][];

  constructor({ calls }: ProductModel) {
    this.calls = Object.entries(calls);
  }

  /** Sets how the call ends from now on. */
  respond(call: string, play: ScriptedResponse): void {
    this.plays.set(call, play);
  }

  async attachTo(page: Page): Promise<void> {
    const patterns = new Set(this.calls.map(([, { path }]) => patternOf(path)));
    for (const pattern of patterns) await intercept(page, pattern, (held) => this.answer(held));
  }

  private async answer(held: Held): Promise<void> {
    const { method, url } = held;
    const [name, call] =
      this.calls.find(([, each]) => each.method === method && fits(each, url.pathname)) ?? [];
    if (name === undefined || call === undefined) return held.goOn();
    this.sent.push({ call: name, ...contentOf(held, call) });
    const play = this.plays.get(name) ?? {};
    // Without an answer, the page gives up by itself.
    if (play.ending === 'timeout') return;
    if (play.ending) return held.fail();
    const { status, body } = play;
    const text = 'text' in play ? play.text : undefined;
    await held.answer({ status, json: body, text, headers: allowing(held) });
  }
}

/** The provider may be another host, which has to allow the page to read its answer. */
const allowing = ({ headers }: Held): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
});

const patternOf = (path: string): string =>
  `*/${path.replace(/^\/+/, '').replace(/\{[^}]*\}/g, '*')}`;

function fits({ path }: Call, pathname: string): boolean {
  const parts = path.replace(/^\/+/, '').split(/\{[^}]*\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]+');
  return new RegExp(`/${pattern}$`).test(pathname);
}

function contentOf({ method, url, headers: all, body }: Held, call: Call): Omit<Sent, 'call'> {
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
