import { isOfReact } from './react-node.ts';

/** Where a text node was before a translator or an extension took it out. */
interface Place {
  parent: Node;
  /** Its neighbours at that time. */
  before: Node | null;
  after: Node | null;
  /** What was put in its place. */
  standIns: ChildNode[];
}

/**
 * Lets React work on a page whose text nodes the browser's translator or an extension replaces or wraps. Without it, React changes texts
 * that are no longer shown, and throws `NotFoundError` when it removes one or inserts something before it, which costs the whole section.
 *
 * A text node returns to its place when React changes it, removes it or inserts something before it; the translator then finds the new text.
 * Text that changes beside others is in its own elements and does not need this ({@link https://github.com/facebook/react/issues/11538});
 * it is for texts that are passed through components, and for messages that change as a whole.
 *
 * @param root - the document or element whose texts are kept.
 * @param seen - what has changed until now.
 * @returns a function that ends it.
 */
export function keepTexts(root: Node, seen: readonly MutationRecord[] = []): () => void {
  // React changes the children of an element by these. They throw `NotFoundError` when the given node is not one of them.
  const { removeChild, insertBefore } = Node.prototype;
  const places = new WeakMap<Node, Place>();
  const standsFor = new WeakMap<Node, Node>();

  const forget = (text: Node): void => {
    places.get(text)?.standIns.forEach((node) => standsFor.delete(node));
    places.delete(text);
  };
  const letStandFor = (text: Node, place: Place, nodes: Iterable<Node>): void => {
    for (const node of nodes) {
      place.standIns.push(node as ChildNode);
      standsFor.set(node, text);
    }
    if (place.standIns.length > 0) observer.observe(text, { characterData: true });
  };
  /** Returns a text to its place. */
  const restore = (text: Node): void => {
    const place = places.get(text);
    if (place === undefined) return;
    const { parent, before, after } = place;
    const [first, ...others] = place.standIns.filter((node) => node.parentNode === parent);
    forget(text);
    if (first !== undefined) first.replaceWith(text);
    else if (after?.parentNode === parent) insertBefore.call(parent, text, after);
    else insertBefore.call(parent, text, before?.parentNode === parent ? before.nextSibling : null);
    for (const other of others) other.remove();
  };
  /** One batch of changes; what a translator does to one text is in one batch, in any order of its steps. */
  const read = (records: readonly MutationRecord[]): void => {
    const added = new Set<Node>();
    const emptied = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') continue;
      for (const node of addedNodes) {
        if (places.get(node)?.parent === target) forget(node);
        added.add(node);
      }
      for (const node of removedNodes) {
        const text = standsFor.get(node) ?? node;
        if (text.nodeType !== Node.TEXT_NODE || !isOfReact(text) || text.parentNode === target) continue;
        const place = places.get(text) ?? { parent: target, before: previousSibling, after: nextSibling, standIns: [] };
        if (place.parent !== target) continue;
        places.set(text, place);
        const beside = [previousSibling, nextSibling].find((other) => other !== null && added.has(other) && !standsFor.has(other));
        letStandFor(text, place, addedNodes.length > 0 || beside == null ? addedNodes : [beside]);
        if (place.standIns.length === 0) emptied.add(text);
      }
      if (removedNodes.length > 0 || addedNodes.length === 0) continue;
      for (const text of emptied) {
        const place = places.get(text);
        if (place?.parent !== target || place.before !== previousSibling || place.after !== nextSibling) continue;
        letStandFor(text, place, addedNodes);
        emptied.delete(text);
      }
    }
    for (const { type, target } of records) if (type === 'characterData' && !target.isConnected) restore(target);
  };
  const observer = new MutationObserver(read);
  /** Makes a node a child of the parent that React knows. */
  const bringBack = (parent: Node, node: Node): void => {
    if (node.parentNode === parent) return;
    read(observer.takeRecords());
    if (node.parentNode === parent) return;
    if (places.get(node)?.parent === parent) return restore(node);
    let wrapper = node.parentNode;
    while (wrapper !== null && wrapper.parentNode !== parent) wrapper = wrapper.parentNode;
    (wrapper as ChildNode | null)?.replaceWith(node);
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    bringBack(this, child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (before !== null) bringBack(this, before);
    return insertBefore.call(this, child, before) as Child;
  };
  observer.observe(root, { childList: true, subtree: true });
  read(seen);
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
