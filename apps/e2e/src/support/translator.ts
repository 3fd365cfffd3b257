import type { Page } from '@playwright/test';

/** What a translator does to a text node: puts an element with its own text in its place, or puts the node into an element. */
export type TranslatorWay = 'replaces' | 'wraps';

/**
 * Does to a page or a frame what the translators of browsers do: each text node becomes a `<font>` in a `<font>`, now and whenever one
 * appears or changes. The words stay, so that tests find them.
 */
export async function translate(target: Pick<Page, 'evaluate'>, way: TranslatorWay): Promise<void> {
  await target.evaluate((how) => {
    const isLeftAlone = (parent: Element): boolean => parent.closest('script, style, noscript, svg, font') !== null;
    const change = (text: Text): void => {
      const { parentElement, data } = text;
      if (parentElement === null || isLeftAlone(parentElement)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'replaces') inner.textContent = data;
      text.replaceWith(outer);
      if (how === 'wraps') inner.append(text);
    };
    const changeAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
      texts.forEach(change);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) (type === 'characterData' ? [target] : addedNodes).forEach(changeAll);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    changeAll(document.body);
  }, way);
}
