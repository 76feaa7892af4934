/** The elements with translations, by the texts that they have replaced. */
const translations = new WeakMap<Node, Element>();
/** These elements: that of another text can stand beside a text, too. */
const known = new WeakSet<Node>();

/**
 * Lets React go on with a page whose texts the browser translates. Translators put a `<font>` in place of each text, and React,
 * which does not know of it, fails where it removes the text or puts an element before it (facebook/react#11538). Here the
 * translation is removed in its place, and a text that changes comes back, to be translated again.
 */
export function followTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      nextSibling,
      previousSibling,
    } of records) {
      if (type === 'characterData') {
        placeOf(target)?.replaceWith(target);
        translations.delete(target);
      }
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const translation = [addedNodes[0], previousSibling, nextSibling].find(isNewTranslation);
      if (!translation) continue;
      translations.set(text, translation);
      known.add(translation);
      observer.observe(text, { characterData: true });
    }
  });
  observer.observe(root, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const placed = childOf(this, child);
    if (placed) removeChild.call(this, placed);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childOf(this, before));
    return child;
  };
}

/** Returns what stands for a node below its parent: the node, its translation, or nothing. */
const childOf = (parent: Node, node: Node): Node | null =>
  [node, placeOf(node)].find((one) => one?.parentNode === parent) ?? null;

const placeOf = (text: Node): Element | undefined => translations.get(text);

const isNewTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font' && !known.has(node);
