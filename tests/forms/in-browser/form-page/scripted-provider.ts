import type { Page } from 'playwright';
import type { ProductModel } from '../../../../src/analysis/product-model.ts';
import { dataCallsOf } from '../../../../src/analysis/sample/sample-choices.ts';
import { sampleResponse } from '../../../../src/analysis/sample/sample-response.ts';
import { isObject } from '../../../../src/core/is-object.ts';
import { literalPattern } from '../../../../src/core/text/literal-pattern.ts';
import type { Call } from '../../../../src/definition/files/call.ts';
import { intercept, type PausedCall } from '../../../journeys/intercept.ts';
import type { ScriptedResponse } from '../../../support/paths/scripted-response.ts';
import { uploadResponses, withForm } from './answers/files.ts';

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

  constructor(private readonly product: ProductModel) {
    this.calls = Object.entries(product.calls);
  }

  /** Sets how the call ends from now on. */
  respond(call: string, response: ScriptedResponse): void {
    this.responses.set(call, response);
  }

  async attachTo(page: Page): Promise<void> {
    const patterns = new Set(this.calls.map(([, { path }]) => patternOf(path)));
    for (const pattern of patterns) {
      await intercept(page, pattern, (paused) => this.answer(paused, page));
    }
  }

  private async answer(paused: PausedCall, page: Page): Promise<void> {
    const { method, url } = paused;
    const [name, call] =
      this.calls.find(([, each]) => each.method === method && matches(each, url.pathname)) ?? [];
    if (name === undefined || call === undefined) return paused.goOn();
    const isSubmit = this.product.screens.some(({ submit }) => submit?.call === name);
    if (isForm(paused) && !isSubmit) {
      const json = uploadResponses(page).get(fileNameIn(paused));
      return paused.answer({ json, headers: corsHeaders(paused) });
    }
    const content = contentOf(paused, call, uploadResponses(page));
    this.sent.push({ call: name, ...content });
    const response = this.responses.get(name) ?? this.sampleOf(name, call, url, content);
    // Without an answer, the page gives up by itself.
    if (response.ending === 'timeout') return;
    if (response.ending) return paused.fail();
    const { status, body } = response;
    const text = 'text' in response ? response.text : undefined;
    await paused.answer({ status, json: body, text, headers: corsHeaders(paused) });
  }

  /** Returns the sample response of a call that brings choices or the data of a step, which depends on what it sends. */
  private sampleOf(
    name: string,
    call: Call,
    url: URL,
    { body }: Pick<Sent, 'body'>,
  ): ScriptedResponse {
    if (!dataCallsOf(this.product).includes(name)) return {};
    const { sandbox, validate } = this.product;
    const send = body ?? Object.fromEntries(url.searchParams);
    const params = paramsOf(call, url.pathname);
    return { body: sampleResponse(name, call, sandbox, validate, { params, send }) };
  }
}

/** Returns the values of the {words} in the path of a call. */
function paramsOf({ path }: Call, pathname: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const values = patternFor(path).exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
}

const isForm = ({ headers }: Pick<PausedCall, 'headers'>): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Returns the JSON in a form that is sent with its files. */
const answersIn = (body = ''): string | undefined =>
  /name="answers"[^{]*\r\n\r\n(.*?)\r\n--/s.exec(body)?.[1];

/** Puts the answers in place of the files that the page holds, whose keys it makes itself. */
const withKeys =
  (files: ReadonlyMap<string, object>) =>
  (_: string, value: unknown): unknown =>
    (isObject(value) &&
      typeof value.part === 'string' &&
      files.get(withForm(String(value.name)))) ||
    value;

/** Returns the name of the file in a form; it comes as bytes. */
const fileNameIn = ({ body = '' }: PausedCall): string =>
  /filename="([^"]*)"/.exec(body)?.[1] ?? '';

/** Returns the CORS headers that let the page read the response of another host. */
const corsHeaders = ({ headers }: PausedCall): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
});

const patternOf = (path: string): string =>
  `*/${path.replace(/^\/+/, '').replace(/\{[^}]*\}/g, '*')}`;

const matches = ({ path }: Call, pathname: string): boolean => patternFor(path).test(pathname);

/** Returns a pattern for the addresses of a path, with a group for each of its {words}. */
function patternFor(path: string): RegExp {
  const parts = path.replace(/^\/+/, '').split(/\{[^}]*\}/);
  const pattern = parts.map(literalPattern).join('([^/]+)');
  return new RegExp(`/${pattern}$`);
}

function contentOf(
  { method, url, headers: all, body }: PausedCall,
  call: Call,
  files: ReadonlyMap<string, object>,
): Omit<Sent, 'call'> {
  const isWithFiles = isForm({ headers: all });
  const json = isWithFiles ? answersIn(body) : body;
  const names = ['Content-Type', ...Object.keys(call.headers ?? {})];
  return {
    method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(
      names.flatMap((name) => {
        const value = all[name.toLowerCase()];
        return value === undefined ? [] : [[name, value.replace(/; boundary=.*/, '')]];
      }),
    ),
    body:
      json === undefined ? undefined : JSON.parse(json, isWithFiles ? withKeys(files) : undefined),
  };
}
