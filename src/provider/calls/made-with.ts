import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { Definition } from '../definition/definition.ts';
import type { ShownScreen } from '../definition/shown-screen.ts';
import type { MadeWith } from '../store/definitions.ts';
import { loadedBody } from './validate-request.ts';

type Product = Pick<Definition, 'version' | 'senders' | 'savers'> & { sandbox: SandboxFile };

/** The screens by their calls; those of another state of the definitions are other objects. */
const shown = new WeakMap<SandboxFile, Map<string, Promise<ShownScreen[]>>>();

/** Returns the definitions that the bodies, or the drafts, of a call are made with. */
export async function madeWith(name: string, product: Product): Promise<MadeWith> {
  const { version, sandbox } = product;
  const known = shown.get(sandbox) ?? new Map<string, Promise<ShownScreen[]>>();
  shown.set(sandbox, known);
  const screens = known.get(name) ?? shownScreens(name, product);
  known.set(name, screens);
  return { version, screens: await screens };
}

async function shownScreens(name: string, product: Product): Promise<ShownScreen[]> {
  const { senders, savers, sandbox } = product;
  const loads = senders?.get(name) ?? savers?.get(name) ?? [];
  if (loads.length === 0) return [];
  const { shownScreen } = await import('../definition/shown-screen.ts');
  return Promise.all(
    loads.map(async (load) => {
      const sending = await load();
      const loadCall = sending.screen.load?.call.name;
      return shownScreen(sending, loadCall && (await loadedBody(sandbox, loadCall, nobody)));
    }),
  );
}

/** The invitation of no visitor, with which a load call answers what is the same for all. */
const nobody = { request: {}, application: { id: '' } };
