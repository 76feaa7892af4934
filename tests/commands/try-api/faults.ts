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
    const url = String(input);
    const isPreflight = init.method === 'OPTIONS';
    const request = new Headers(init.headers);
    const key = request.get('Idempotency-Key') ?? '';
    const earlier = known.get(key);
    if (earlier && has('other body is taken')) return earlier.clone();
    const isLoad = !isPreflight && url.endsWith('/load');
    const sent = isLoad && has('unknown link is taken') ? JSON.stringify({ token }) : init.body;
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
    const text = isLoad && has('HTML') ? '<h1>Welcome</h1>' : body && JSON.stringify(body);
    const changed = new Response(text, { status, headers });
    if (has('redirect') && url.endsWith('/email')) {
      const target = url.replace('/publisher', '/v2/publisher');
      Object.defineProperties(changed, { redirected: { value: true }, url: { value: target } });
    }
    if (key !== '') known.set(key, changed.clone());
    return changed;
  };
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
      publisher: has('no owner') ? { ...publisher, application_id: undefined } : publisher,
    },
  };
}
