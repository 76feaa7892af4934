import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** What a server does with a request, byte by byte. */
export interface Ending {
  /** What it sends, in pieces that arrive one after another. */
  sends: (string | Buffer)[];
  /** How the connection ends after that. Without it, it stays open, as that of a good server. */
  then?: 'close' | 'reset';
}

/** Starts a server that ends each request in one way, and returns it with the function that reaches it. */
export async function startRawServer(ending: Ending) {
  let tellAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    let request = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', async (chunk) => {
      request = Buffer.concat([request, chunk]);
      if (!isWhole(request)) return;
      // What a redirect leads to.
      const isFollowed = request.toString('latin1').includes(' /followed ');
      request = Buffer.alloc(0);
      const { sends, then } = isFollowed ? good : ending;
      for (const piece of sends) {
        if (socket.destroyed) return;
        socket.write(piece);
        // The client is in this process, too, and reads the piece meanwhile.
        await setImmediate();
      }
      if (then === 'close') socket.end();
      if (then !== 'reset') return;
      // A reset takes back all that the client has not read yet.
      if (sends.length > 0) await answered;
      socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    fetch: async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request);
      tellAnswered();
      return response;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns whether a request has come with its whole body. */
function isWhole(request: Buffer): boolean {
  const text = request.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1] ?? '0';
  return text.length >= end + 4 + Number(length);
}

/** The body of a good answer to every call. */
export const goodBody = '{"data":{"channels":[{"id":1,"name":"Email"}],"publisher":{}}}';

/** Returns the bytes of an answer. */
export function answer(
  body: string | Buffer = goodBody,
  { status = '200 OK', headers = {} }: { status?: string; headers?: Record<string, string> } = {},
): Buffer {
  const bytes = Buffer.from(body);
  const all = {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`), bytes]);
}

const good: Ending = { sends: [answer()] };
