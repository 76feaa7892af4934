// The contract between the build, the script that makes a load call before the app, and the runtime.

/** A load call, as far as the build knows it. */
export interface EarlyCall {
  /** From the root of the page's host where it names no other one. */
  url: string;
  /** By the names of the values: the parameter of the address that has it, and the value without it. Absent without a body. */
  body: Record<string, [parameter: string, byDefault?: unknown]> | undefined;
  /** Present for a call with cookies. */
  csrf: { cookie: string; header: string } | undefined;
  init: Pick<RequestInit, 'method' | 'credentials' | 'cache' | 'referrerPolicy'> & {
    headers: Record<string, string>;
  };
}

/** A load call that the script has made, for the runtime to take over. */
export interface MadeCall {
  url: string;
  body: string | undefined;
  response: Promise<Response>;
}
