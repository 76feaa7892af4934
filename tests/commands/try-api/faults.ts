/** One way in which an API contradicts the definitions of the shipped product. */
export type Fault =
  | 'no owner'
  | 'no name of a choice'
  | 'HTML'
  | 'second effect'
  | 'other body is taken'
  | 'wrong body is taken'
  | 'errors elsewhere'
  | 'unknown link is taken'
  | 'no CORS with refusals'
  | 'header is not allowed'
  | 'no preflight'
  | 'Retry-After is hidden'
  | 'redirect'
  | 'redirect elsewhere'
  | 'endless'
  | 'no UTF-8'
  | 'long number'
  | 'limited'
  | 'CORS twice'
  | 'no JSON'
  | 'damaged'
  | 'HttpOnly'
  | 'cookie elsewhere'
  | 'fault at a wrong body';

/**
 * Returns a `fetch` that makes a correct API look as if it had these faults.
 *
 * @param token that of a link which the API knows
 */
export function withFaults(faults: Fault[], token: string): typeof fetch {
  const has = (fault: Fault) => faults.includes(fault);
  const known = new Map<string, Response>();
  let effects = 0;
  return async (input, init = {}) => {
    const isRedirected = String(input).includes('/v2/');
    const url = String(input).replace('/v2', '');
    const isPreflight = init.method === 'OPTIONS';
    const request = new Headers(init.headers);
    const key = request.get('Idempotency-Key') ?? '';
    const earlier = known.get(key);
    if (earlier && has('other body is taken')) return earlier.clone();
    const isLoad = !isPreflight && url.endsWith('/load');
    const sent = isLoad && has('unknown link is taken') ? JSON.stringify({ token }) : init.body;
    if (url.endsWith('/email') && !isPreflight) {
      const target = url.replace('/publisher', '/v2/publisher');
      if (has('redirect elsewhere')) return redirectTo(target.replace('localhost', '127.0.0.1'));
      if (has('redirect') && !isRedirected) return redirectTo(target);
      if (has('limited')) return new Response('', { status: 429 });
      if (has('damaged')) throw damaged();
    }
    const response = await fetch(url, { ...init, headers: request, body: sent });
    const headers = new Headers(response.headers);
    let { status } = response;
    let body = await jsonOf(response);
    if (isPreflight && has('no preflight')) status = 405;
    if (isLoad && status === 200) body = changedLoad(body, has);
    if (status === 200 && key !== '' && has('second effect')) body = { ...body, number: ++effects };
    if (isLoad && has('HTML')) headers.set('Content-Type', 'text/html');
    if (status === 422 && body?.errors) {
      if (has('fault at a wrong body')) status = 500;
      if (has('wrong body is taken')) [status, body] = [200, { status: 'stored' }];
    }
    if (status >= 400 && has('no CORS with refusals'))
      headers.delete('Access-Control-Allow-Origin');
    if (isPreflight && has('header is not allowed'))
      headers.set('Access-Control-Allow-Headers', 'Content-Type, X-Requested-With, X-XSRF-TOKEN');
    if (has('Retry-After is hidden')) headers.delete('Access-Control-Expose-Headers');
    if (has('HttpOnly')) headers.append('Set-Cookie', 'XSRF-TOKEN=a-secret; Path=/; HttpOnly');
    if (has('cookie elsewhere'))
      headers.append('Set-Cookie', 'XSRF-TOKEN=a-secret; Path=/publisher');
    if (isLoad && has('CORS twice'))
      headers.append('Access-Control-Allow-Origin', request.get('Origin') ?? '');
    const text = isLoad && has('HTML') ? '<h1>Welcome</h1>' : body && JSON.stringify(body);
    const changed = new Response(isLoad && status === 200 ? inBytes(text, has) : text, {
      status,
      headers,
    });
    if (key !== '') known.set(key, changed.clone());
    return changed;
  };
}

const redirectTo = (Location: string) => new Response(null, { status: 307, headers: { Location } });

/** What fetch throws for a body that is not compressed as its header says. */
const damaged = () =>
  Object.assign(new TypeError('terminated'), {
    cause: Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR' }),
  });

/** Returns the body of a response as it is sent. */
function inBytes(text: string | undefined, has: (fault: Fault) => boolean): BodyInit | null {
  if (has('endless'))
    return new ReadableStream({ pull: (sink) => sink.enqueue(new Uint8Array(1_000_000)) });
  if (has('no JSON')) return text?.replace(/}$/, ',}') ?? null;
  return has('no UTF-8') && text ? new Uint8Array(Buffer.from(text, 'latin1')) : (text ?? null);
}

type Body = Record<string, unknown> | undefined;

async function jsonOf(response: Response): Promise<Body> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function changedLoad(body: Body, has: (fault: Fault) => boolean): Body {
  const { errors, data } = body as {
    errors?: string[];
    data?: { channels: object[]; publisher: object };
  };
  if (errors) return has('errors elsewhere') ? { problems: errors } : body;
  const { publisher, channels = [] } = data ?? {};
  return {
    data: {
      channels: has('no name of a choice') ? [{ id: 1 }] : channels,
      publisher: {
        ...publisher,
        ...(has('no owner') && { application_id: undefined }),
        ...(has('no UTF-8') && { company_name: 'Lovelace é Fils' }),
        // JSON.parse would round a longer one.
        ...(has('long number') && { id: 2 ** 60 }),
      },
    },
  };
}
