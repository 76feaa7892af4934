import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Candidate } from './candidate.ts';
import type { Peer } from './peers.ts';
import type { Serve } from './serve.ts';

const folder = resolve('tests/bench/peers');
const run = promisify(execFile);

/** Installs the packages of the peers, unless they are there already. */
export async function installPeers(peers: Peer[]): Promise<void> {
  const own = peers.some(({ name }) => name === 'jsonforms') ? [join(folder, 'jsonforms')] : [];
  for (const cwd of [folder, ...own])
    await run(process.execPath, [resolve('.ci/install.mjs')], { cwd });
}

/** Builds a peer for production: in a process of its own, since tsx would have it built for development. */
export async function buildPeer(scratch: string, peer: Peer, serve: Serve): Promise<Candidate> {
  const { name, title, isReact, entry } = peer;
  const dist = join(scratch, name);
  await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', join(folder, 'vite.config.ts')],
    { env: { ...process.env, NODE_ENV: 'production', VITE_PEER: entry, OUT_DIR: dist } },
  );
  const address = await serve(dist);
  return { name, title, isReact, address, texts: (fields) => `${address}/?fields=${fields}` };
}
