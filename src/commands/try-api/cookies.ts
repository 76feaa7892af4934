/** A cookie that an answer has set. */
export interface Cookie {
  name: string;
  value: string;
  /** The host that has set it, or that of its attribute "Domain" with all hosts below. */
  domain: string;
  /** Whether it is for the host alone that has set it. */
  hostOnly: boolean;
  httpOnly: boolean;
}

/** The cookies of a browser. Paths and expiry dates are not regarded. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Takes the cookies of a header Set-Cookie. */
  take(headers: Headers, host: string): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const domain = attributes
        .find((each) => /^domain=/i.test(each))
        ?.slice('domain='.length)
        .replace(/^\./, '')
        .toLowerCase();
      this.#cookies.set(name, {
        name,
        value: value.join('='),
        domain: domain || host,
        hostOnly: !domain,
        httpOnly: attributes.some((each) => /^httponly$/i.test(each)),
      });
    }
  }

  find = (name: string): Cookie | undefined => this.#cookies.get(name);

  /** Returns the header Cookie of a request to a host. */
  sentTo = (host: string): string => this.#write((cookie) => reaches(cookie, host));

  /** Returns what the scripts of a page read as `document.cookie`. */
  readableAt = (host: string): string =>
    this.#write((cookie) => !cookie.httpOnly && reaches(cookie, host));

  values = (): string[] => [...this.#cookies.values()].map(({ value }) => value);

  #write(isWanted: (cookie: Cookie) => boolean): string {
    const wanted = [...this.#cookies.values()].filter(isWanted);
    return wanted.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
}

/** Returns whether browsers send a cookie to a host; its port makes no difference. */
export const reaches = ({ domain, hostOnly }: Cookie, host: string): boolean =>
  host === domain || (!hostOnly && host.endsWith(`.${domain}`));
