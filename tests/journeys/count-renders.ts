import type { Page } from 'playwright';

/** As much of a fiber as counting takes: https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactInternalTypes.js */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    renderedComponents: number;
  }
}

/** Counts the components that React renders, as its developer tools do. To be called before the page is opened. */
export const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.renderedComponents = 0;
    const performedWork = 1;
    const [functionComponent, classComponent, forwardRef, memo, simpleMemo] = [0, 1, 11, 14, 15];
    const components = [functionComponent, classComponent, forwardRef, memo, simpleMemo];
    const visit = (fiber: Fiber) => {
      if (fiber.flags & performedWork && components.includes(fiber.tag)) {
        window.renderedComponents += 1;
      }
      // Children that are the same were not visited by React either.
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
        onPostCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    });
  });

/** Waits until the script has taken over the page, which the build rendered. */
export const firstRender = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.renderedComponents > 0);

/** Waits until a page renders nothing by itself: it draws steps ahead, and tells of stored answers. */
export const endOfRenders = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const quiet = 300;
    let before = Number.NaN;
    while (window.renderedComponents !== before) {
      before = window.renderedComponents;
      await new Promise((done) => setTimeout(done, quiet));
      await new Promise((done) => requestIdleCallback(done));
    }
  });

/** Returns how many components were rendered while something was done. */
export async function rendersDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  const read = () => page.evaluate(() => window.renderedComponents);
  const before = await read();
  await act();
  return (await read()) - before;
}
