import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';

/** A request that a receiver has got. */
export interface Received {
  id: string;
  timestamp: number;
  signatures: string[];
  body: string;
  /** The number of the application. */
  name: string;
}

/** Answers a request, or fails to. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

export const accept: Behaviour = (response) => response.writeHead(204).end();
export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end('<script>alert(1)</script>');

export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers from now on. */
  behave: Behaviour;
  close(): Promise<void>;
}

/** Starts a system of the company that gets applications. */
export async function startReceiver(behave: Behaviour = accept): Promise<Receiver> {
  const receiver = { received: [] as Received[], behave };
  const server = createServer(async (request, response) => {
    const received = await read(request);
    receiver.received.push(received);
    receiver.behave(response, received);
  });
  return Object.assign(receiver, {
    url: await listen(server),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

/** Starts a server that speaks another protocol. */
export async function startNonsense(): Promise<{ url: string; close(): void }> {
  const server = createTcpServer((socket) => socket.on('error', () => {}).end('220 SMTP\r\n\r\n'));
  return { url: await listen(server), close: () => server.close() };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/applications?key=of-the-address`;
}

async function read(request: IncomingMessage): Promise<Received> {
  const body = Buffer.concat(await request.toArray()).toString();
  const header = (name: string) => String(request.headers[`webhook-${name}`]);
  return {
    id: header('id'),
    timestamp: Number(header('timestamp')),
    signatures: header('signature').split(' '),
    body,
    name: JSON.parse(body).data?.body.login_name,
  };
}

/** Signs as the specification says, from its text alone. */
export const signed = ({ id, timestamp, body }: Received, secret: Buffer): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
