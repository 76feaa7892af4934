/** Ends a call with a status and a message for the caller that names the remedy. */
export class RequestError extends Error {
  readonly status: 400 | 403 | 413 | 415;

  constructor(status: 400 | 403 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}
