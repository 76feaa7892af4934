// Proves that clients can read why a body is too large, and that bodies which drip take up no place for long.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '../../../src/provider/http/listen.ts';
import { closeSlowBodies } from '../../../src/provider/http/slow-bodies.ts';
import { openProvider, type Provider, savePath } from '../provider.ts';

let provider: Provider;
let listening: Listening;
beforeAll(async () => {
  provider = await openProvider();
  listening = await listen(provider.server, 0, '127.0.0.1', 20);
});
afterAll(() => listening.close());

/** Collects what a server sends, and how the connection ends. */
function reading(socket: Socket) {
  let text = '';
  let failure: Error | undefined;
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', (error) => {
    failure = error;
  });
  return { text: () => text, failure: () => failure };
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

it.each([
  ['its length said before', true, savePath, 'application/json'],
  ['chunks', false, savePath, 'application/json'],
  ['its length said before', true, '/files', 'multipart/form-data; boundary=x'],
  ['chunks', false, '/files', 'multipart/form-data; boundary=x'],
])(
  'a body that is too large, with %s, is read to its end, and answered on a connection that stays open',
  async (_how, isKnown, path, type) => {
    const socket = connect(listening.port, '127.0.0.1');
    const answer = reading(socket);
    const [chunks, size] = [40, 50_000];
    const length = isKnown ? `Content-Length: ${chunks * size}` : 'Transfer-Encoding: chunked';
    socket.write(head(path, `Content-Type: ${type}`, length));
    if (path === '/files') {
      const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
      socket.write(isKnown ? part : `${part.length.toString(16)}\r\n${part}\r\n`);
    }
    const chunk = 'x'.repeat(size);
    for (let sent = 0; sent < chunks; sent++) {
      const rest = sent === chunks - 1 && isKnown && path === '/files' ? 70 : 0;
      socket.write(isKnown ? chunk.slice(rest) : `${size.toString(16)}\r\n${chunk}\r\n`);
      // Slower than a server waits that closes the connection after its answer.
      await wait(20);
    }
    if (!isKnown) socket.write('0\r\n\r\n');
    await expect.poll(answer.text).toContain('too large');
    expect(answer.text()).toMatch(/^HTTP\/1\.1 413 /);
    socket.write(head('/bookings/7', 'Content-Length: 0'));
    await expect.poll(answer.text).toContain('HTTP/1.1 405');
    expect(answer.failure()).toBeUndefined();
    socket.destroy();
  },
);

it('connections beyond the most are closed, and free again once others end', async () => {
  const sockets = Array.from({ length: 30 }, () => connect(listening.port, '127.0.0.1'));
  for (const socket of sockets) reading(socket);
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(10);
  for (const socket of sockets) socket.destroy();
  const status = async () => {
    const url = `http://127.0.0.1:${listening.port}/bookings/7`;
    return fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    );
  };
  await expect.poll(status).toBe(200);
});

it('a body that drips is closed, and one that makes progress or that is complete is not', async () => {
  const server = createServer((request, response) => {
    request.resume();
    // An answer may take longer than the period.
    request.on('end', () => setTimeout(() => response.end('answered'), 500));
  });
  closeSlowBodies(server, { bytes: 1000, period: 150 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (bytes: number) => {
    const socket = connect(port, '127.0.0.1');
    const answer = reading(socket);
    socket.write(head('/', 'Content-Length: 20000'));
    for (let sent = 0; sent < 20_000 && !socket.destroyed; sent += bytes) {
      socket.write('x'.repeat(bytes));
      await wait(25);
    }
    await expect.poll(() => socket.destroyed || answer.text().includes('answered')).toBe(true);
    socket.destroy();
    return answer.text();
  };
  expect(await Promise.all([send(10), send(2000)])).toEqual([
    '',
    expect.stringContaining('answered'),
  ]);
  server.close();
});
