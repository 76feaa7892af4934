import { StartProblem } from '../errors/problem.ts';
import { isLoopback } from '../http/hosts.ts';

/** The system that gets each application. */
export interface WebhookSettings {
  /** Its address, which can hold a secret itself. */
  url: string;
  /** The secrets that sign, of 24 to 64 bytes. */
  secrets: Buffer[];
  /** Seconds that it may take for its answer. */
  timeout: number;
}

/** The largest value of WEBHOOK_TIMEOUT_SECONDS. */
const longestTimeout = 100;

/**
 * Reads the settings of webhooks.
 *
 * @param httpHosts names of hosts that get applications without TLS
 * @returns `undefined` where there is no receiver
 * @throws StartProblem when one is missing or wrong, without the values, which are secret
 */
export function readWebhookSettings(
  env: { WEBHOOK_URL: string | undefined; WEBHOOK_SECRETS: string | undefined },
  { timeout, httpHosts }: { timeout: number; httpHosts: string[] },
): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRETS: secrets } = env;
  if (url === undefined) {
    if (secrets === undefined) return undefined;
    throw new StartProblem('WEBHOOK_SECRETS is set without WEBHOOK_URL. Set both, or none.');
  }
  checkUrl(url, httpHosts);
  if (secrets === undefined) {
    throw new StartProblem(`WEBHOOK_URL needs WEBHOOK_SECRETS. ${adviceOnSecrets}`);
  }
  if (timeout > longestTimeout) {
    throw new StartProblem(
      `WEBHOOK_TIMEOUT_SECONDS is ${timeout}, but must be at most ${longestTimeout}.`,
    );
  }
  return { url, secrets: secrets.split(/[\s,]+/).map(readSecret), timeout };
}

function checkUrl(text: string, httpHosts: string[]): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) {
    throw new StartProblem(
      'WEBHOOK_URL must be an address without user, password and fragment, for instance WEBHOOK_URL=https://crm.example/applications.',
    );
  }
  if (url.protocol === 'https:' || isLoopback(url.hostname) || httpHosts.includes(url.hostname))
    return;
  throw new StartProblem(
    'WEBHOOK_URL must begin with https://, since applications have personal data. WEBHOOK_HTTP_HOSTS can name hosts of a private network that do without.',
  );
}

const adviceOnSecrets =
  'It must be whsec_ and 24 to 64 random bytes as base64, several with commas between. Make one by: echo "whsec_$(openssl rand -base64 32)"';

function readSecret(text: string): Buffer {
  const secret = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1] ?? '';
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length >= 24 && bytes.length <= 64 && new Set(bytes).size > 8) return bytes;
  throw new StartProblem(`WEBHOOK_SECRETS can't be used. ${adviceOnSecrets}`);
}
