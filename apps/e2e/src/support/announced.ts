import type { Page } from '@playwright/test';

/** Collects what the live regions of a page announce from now on. Call it before the page is opened. */
export async function listenToRegions(page: Page): Promise<{ announcements: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const last = new WeakMap<Element, string>();
    const read = (region: Element | null) => {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (region === null || last.get(region) === text) return;
      last.set(region, text);
      if (text !== '') announcements.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        read((target instanceof Element ? target : target.parentElement)?.closest(regions) ?? null);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(regions)) read(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { announcements: () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements) };
}
