import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isNavigation } from '../http/navigation.ts';
import { answerCall, type CallServices, type CallsAt } from './answer-call.ts';
import { type Route, routesTo } from './route.ts';

/** Answers the calls of app.json as sandbox.json says, and leaves all other requests to the next handler. */
export function serveCalls(services: CallServices, { path, origins }: CallsAt): MiddlewareHandler {
  return async (c, next) => {
    const routes = routesTo(new URL(c.req.url).pathname, services.app.calls, path);
    if (routes.length === 0) return next();
    const preflight = c.req.method === 'OPTIONS' && origins.length > 0;
    const method = preflight ? c.req.header('Access-Control-Request-Method') : c.req.method;
    const route = routes.find(({ call }) => call.method === (method === 'HEAD' ? 'GET' : method));
    // A screen of the product may have the path of a call with another method.
    if (!route && isNavigation(c)) return next();
    if (!route) return wrongMethod(c, routes);
    const answer = async () => {
      c.res = await answerCall(c, route, services, { path, origins });
    };
    if (origins.length === 0) return answer();
    const allowMethods = routes.map(({ call }) => String(call.method));
    const credentials = route.call.cookies === true;
    const exposeHeaders = ['Retry-After', 'X-Request-Id'];
    return cors({ origin: origins, credentials, allowMethods, exposeHeaders })(c, answer);
  };
}

function wrongMethod(c: Context, routes: Route[]): Response {
  const allowed = [...new Set(routes.map(({ call }) => String(call.method)))].join(', ');
  const error = `${c.req.method} is not possible here. Use ${allowed}.`;
  return c.json({ error }, 405, { Allow: allowed });
}
