/** A request that can't be served as it is; the message tells the caller what to do. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 413;

  constructor(status: 400 | 403 | 413, message: string) {
    super(message);
    this.status = status;
  }
}
