import type { Page } from 'playwright';

interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    rendered: number;
  }
}

/**
 * Counts the components that React renders, by the rule of its developer tools: in each commit, those of the changed part
 * of the tree that carry the flag PerformedWork, and all that are new.
 */
export function countRenders(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const performedWork = 1;
    // Function, class, context consumer, forwardRef, memo and simple memo.
    const components = [0, 1, 9, 11, 14, 15];
    window.rendered = 0;
    const visit = (fiber: Fiber) => {
      const { alternate } = fiber;
      const rendered = alternate === null || (fiber.flags & performedWork) !== 0;
      if (rendered && components.includes(fiber.tag)) window.rendered++;
      if (alternate && fiber.child === alternate.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      checkDCE: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}
