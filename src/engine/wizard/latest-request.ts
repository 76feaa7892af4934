/** Tells of several requests which one is the latest; any other one that arrives is dropped. */
export class LatestRequest {
  #latest: object | undefined;

  /** Starts a request, in the place of the one before. */
  start(): { isLatest: () => boolean; drop: () => void } {
    const request = {};
    this.#latest = request;
    const isLatest = () => this.#latest === request;
    return {
      isLatest,
      drop: () => {
        if (isLatest()) this.#latest = undefined;
      },
    };
  }
}
