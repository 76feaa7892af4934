import { RequestError } from './request-error.ts';

/** Ends a call that can be made again in a moment, since a service that the provider needs is away or too busy. */
export class UnavailableError extends RequestError {
  constructor(message: string) {
    super(503, `${message} Try again in ${retryAfter} seconds.`, {
      'Retry-After': String(retryAfter),
    });
  }
}

/** In seconds. */
const retryAfter = 10;
