import type { CDPSession, Page } from 'playwright';
import type { AxNode, AxTree } from './ax-node.ts';

/** Chromium's own accessibility tree of a page, once nothing in it changes any more. */
export async function readTree(page: Page): Promise<AxTree> {
  const session = await page.context().newCDPSession(page);
  try {
    for (;;) {
      const changes = await settle(page);
      const tree = await readOnce(session).catch((error: Error) => error);
      // A part that came while the tree was read can be missing from it, or have replaced an element that was asked for.
      if (await changes.evaluate(({ end }) => end())) continue;
      if (tree instanceof Error) throw tree;
      return tree;
    }
  } finally {
    await session.detach();
  }
}

async function readOnce(session: CDPSession): Promise<AxTree> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return { nodes: nodes as AxNode[], written: await writtenStates(session) };
}

/**
 * Waits until the page has been left alone for a moment. What turns for ever is drawn by style sheets.
 *
 * @returns in the page, a function that tells whether it has changed since
 */
const settle = (page: Page) =>
  page.evaluateHandle(async () => {
    await document.fonts.ready;
    const quiet = 60;
    let hasChanged = false;
    let restart = () => {};
    const observer = new MutationObserver(() => {
      hasChanged = true;
      restart();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      // Ripples and the like.
      attributeFilter: [
        'role',
        'id',
        'value',
        'disabled',
        'hidden',
        'aria-expanded',
        'aria-invalid',
      ],
    });
    await new Promise<void>((done) => {
      let timer = setTimeout(done, quiet);
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(done, quiet);
      };
    });
    hasChanged = false;
    return {
      end() {
        observer.disconnect();
        return hasChanged;
      },
    };
  });

const leftOut = ['aria-current', 'aria-required'];

async function writtenStates(session: CDPSession): Promise<AxTree['written']> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: leftOut.map((name) => `[${name}]`).join(),
  });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { node } = await session.send('DOM.describeNode', { nodeId });
      const flat = node.attributes ?? [];
      const states = leftOut.flatMap((name) => {
        const index = flat.indexOf(name);
        return index === -1 ? [] : [[name, flat[index + 1] ?? '']];
      });
      return [node.backendNodeId, Object.fromEntries(states) as Record<string, string>] as const;
    }),
  );
  return new Map(found);
}
