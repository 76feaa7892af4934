import type { Context } from 'hono';
import { bindings } from './hosts.ts';

/** The most bytes and milliseconds that the rest of a refused body may take; then its connection is closed. */
const mostBytes = 64_000_000;
const longest = 30_000;

/**
 * Reads the rest of a body and drops it. Most clients read an answer only once they have sent everything, and lose it when
 * the connection closes meanwhile.
 */
export async function readUnreadBody(c: Context): Promise<void> {
  const { incoming } = bindings(c);
  if (incoming === undefined || incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, longest);
    let bytes = 0;
    // Whoever has read the body so far would collect the rest.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) done();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, done);
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  });
}
