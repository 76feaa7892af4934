import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../support/launch-options.ts';
import type { Options } from '../options.ts';
import { type BuiltStructure, buildOurs, buildShipped, buildStructures } from './build-ours.ts';
import { buildPeer, installPeers } from './build-peers.ts';
import type { Candidate } from './candidate.ts';
import { markdown } from './markdown.ts';
import { peers } from './peers.ts';
import { relativeTable } from './relative-table.ts';
import { repeatMeasures } from './repeat-measures.ts';
import { StaticServers } from './serve.ts';
import { tables } from './tables.ts';

/** Builds our forms, those of the peers and the product of forms/, measures them in Chromium, and returns tables. */
export async function measureBrowser(scratch: string, options: Options): Promise<string> {
  const { only, sizes, repeats } = options;
  const isChosen = ({ name }: { name: string }) => only?.includes(name) ?? true;
  const chosen = peers.filter(isChosen);
  const servers = new StaticServers();
  let browser: Browser | undefined;
  try {
    await installPeers(chosen);
    const candidates: Candidate[] = [];
    let shipped: string | undefined;
    let structures: BuiltStructure[] = [];
    if (isChosen({ name: 'ours' })) {
      candidates.push(await buildOurs(scratch, sizes, servers.serve));
      shipped = await buildShipped(servers.serve);
      structures = await buildStructures(scratch, servers.serve);
    }
    for (const peer of chosen) candidates.push(await buildPeer(scratch, peer, servers.serve));
    browser = await chromium.launch(launchOptions);
    const plan = { candidates, shipped, structures, sizes, repeats };
    const samples = await repeatMeasures(browser, plan);
    const machine = `Chromium ${browser.version()}, ${cpus().length} cores of ${cpus()[0]?.model}`;
    const titles = new Map([
      ...[...candidates, ...structures].map(({ name, title }) => [name, title] as const),
      ['/', '`/`'],
      ['/signup', '`/signup`'],
    ]);
    const conditions = `${machine}; ${repeats} repeats; times in ms, median [quartiles]`;
    const all = tables(sizes);
    const parts = [markdown(all, samples, titles), relativeTable(all, samples, titles), conditions];
    return parts.filter((part) => part !== '').join('\n\n');
  } finally {
    await browser?.close();
    servers.close();
  }
}
