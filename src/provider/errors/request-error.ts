type Status = 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

/** Ends a call with a status and a message for the caller that names the remedy. */
export class RequestError extends Error {
  readonly status: Status;
  readonly headers: Record<string, string>;

  constructor(status: Status, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
