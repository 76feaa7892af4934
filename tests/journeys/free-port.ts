import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that the systems which we run on never give to a server that asks for any port: those begin at 32768 on Linux
 * (`ip_local_port_range`) and at 49152 elsewhere (RFC 6335).
 */
const [first, end] = [20_000, 32_768];

/** Returns a port that nobody listens on, and that no server which starts on any port can take before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}
