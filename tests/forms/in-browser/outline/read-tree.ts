import type { CDPSession, Page } from 'playwright';
import type { AxNode, AxTree } from './ax-node.ts';

/** Chromium's own accessibility tree of a page, once nothing in it changes any more. */
export async function readTree(page: Page): Promise<AxTree> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return { nodes: nodes as AxNode[], written: await writtenStates(session) };
  } finally {
    await session.detach();
  }
}

/** Waits until the page has been left alone for a moment. What turns for ever is drawn by style sheets. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      const quiet = 60;
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(finish, quiet);
      });
      function finish() {
        observer.disconnect();
        done();
      }
      let timer = setTimeout(finish, quiet);
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
    });
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
