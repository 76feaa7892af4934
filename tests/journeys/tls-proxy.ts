import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Options {
  /** Port of this machine that requests are passed on to. */
  to: number;
  /** The name in its certificate. */
  host: string;
  /** Whether it passes on the host, the scheme and the address, as the server of the README; else as nginx by default. */
  isConfigured: boolean;
  /** Folder for the certificate. */
  folder: string;
  /** Port that it listens on, by default one that the system chooses. */
  port?: number;
  /** Changes the headers and the text of each answer. */
  rewrite?: (text: string) => string;
}

/** The address that visitors seem to have: the real one is that of the proxy too. */
const visitorAddress = '192.0.2.7';

export interface TlsProxy {
  port: number;
  close: () => Promise<void>;
}

/** Starts a proxy with TLS on this machine, with a certificate of its own, which no browser trusts. */
export async function startTlsProxy({
  to,
  host,
  isConfigured,
  folder,
  port = 0,
  rewrite,
}: Options): Promise<TlsProxy> {
  const server = createServer(makeCertificate(host, folder), (request, response) => {
    const { host: asked, 'x-forwarded-for': noted, ...headers } = request.headers;
    if (rewrite) headers['accept-encoding'] = 'identity';
    const own = isConfigured
      ? {
          host: asked,
          'x-forwarded-for': [noted, visitorAddress].filter(Boolean).join(', '),
          'x-forwarded-proto': 'https',
        }
      : { host: `127.0.0.1:${to}`, ...(noted && { 'x-forwarded-for': noted }) };
    const { method, url: path } = request;
    const passed = forward(
      { host: '127.0.0.1', port: to, method, path, headers: { ...headers, ...own } },
      (answer) => {
        if (rewrite) return void sendRewritten(answer, response, rewrite);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function sendRewritten(
  answer: IncomingMessage,
  response: ServerResponse,
  rewrite: (text: string) => string,
) {
  const { 'content-length': _length, ...headers } = answer.headers;
  const body = Buffer.concat(await answer.toArray());
  response.writeHead(answer.statusCode ?? 502, JSON.parse(rewrite(JSON.stringify(headers))));
  // In latin1, each byte is a character, also those of fonts and pictures.
  response.end(Buffer.from(rewrite(body.toString('latin1')), 'latin1'));
}

function makeCertificate(host: string, folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
