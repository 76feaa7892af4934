import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Serves a built folder, and JSON at some paths; returns its address. */
export type Serve = (folder: string, answers?: Record<string, object>) => Promise<string>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves folders, each at an address of its own, all of them compressed in the same way. */
export class StaticServers {
  private readonly servers: Server[] = [];

  readonly serve: Serve = async (folder, answers = {}) => {
    const files = await readCompressed(folder);
    for (const [path, answer] of Object.entries(answers)) {
      files.set(path, { type: types['.json'] ?? '', body: gzipSync(JSON.stringify(answer)) });
    }
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = files.get(pathname) ?? files.get(posix.join(pathname, 'index.html'));
      if (!file) return response.writeHead(404).end();
      const headers = { 'Content-Type': file.type, 'Content-Encoding': 'gzip' };
      return response.writeHead(200, headers).end(file.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  close(): void {
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** Reads all files of a folder by the paths of their addresses. */
async function readCompressed(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(path)] ?? 'application/octet-stream';
    files.set(path.slice(folder.length), { type, body: gzipSync(await readFile(path)) });
  }
  return files;
}
