import type { MiddlewareHandler } from 'hono';
import { answerPolicy } from './policy.ts';

/** Features of browsers that no page of a product uses. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Sets the headers that every answer has. A handler's own policies stay. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Permissions-Policy', permissionsPolicy);
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'no-referrer');
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', answerPolicy);
  }
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
