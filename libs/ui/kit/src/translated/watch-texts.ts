import { isOfReact } from './react-node.ts';

/**
 * Loads {@link keepTexts} as soon as a translator or an extension puts an element in the place of a text of React, with what it has changed
 * until then.
 *
 * @param root - the document or element whose texts are watched.
 */
export function watchTexts(root: Node): void {
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    const texts = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && isOfReact(node));
    const isForeign = (node: Node): boolean => node.nodeType === Node.ELEMENT_NODE && !isOfReact(node);
    if (seen.length === 0) {
      if (texts.length === 0 || !records.some(({ addedNodes }) => [...addedNodes].some(isForeign))) return;
      import('./keep-texts.ts').then(
        ({ keepTexts }) => {
          seen.push(...observer.takeRecords());
          observer.disconnect();
          keepTexts(root, seen);
        },
        () => seen.splice(0), // tried again at the next change; until then a lost section is rendered again
      );
    }
    seen.push(...records);
    // React may change a text that is out of the page.
    for (const text of texts) observer.observe(text, { characterData: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
