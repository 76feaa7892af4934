/** Ends a call with a status and a message for the caller that names the remedy. */
export class RequestError extends Error {
  readonly status: 400 | 403 | 413;

  constructor(status: 400 | 403 | 413, message: string) {
    super(message);
    this.status = status;
  }
}
