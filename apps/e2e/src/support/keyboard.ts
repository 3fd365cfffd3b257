import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

export const MOST_PRESSES = 60;

/** Presses keys as a keyboard user does and counts them; the focused element must be visible at every step. */
export class Keyboard {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, delay = 0): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key, { delay });
  }

  /** Types into the focused element; each letter is a press. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  /**
   * Presses a key until focus is on a matching element or on the given one. At each step focus must be visible and uncovered.
   *
   * @spec A11Y-2
   */
  async reach(goal: string | Locator, key = 'Tab'): Promise<void> {
    const wanted = typeof goal === 'string' ? goal : await goal.elementHandle();
    for (let tries = 0; tries < MOST_PRESSES; tries++) {
      await this.press(key);
      const focus = await this.focus(wanted);
      if (focus === null) continue;
      // The page or row may still be scrolling to it.
      if (!focus.isSeen) await expect.poll(async () => (await this.focus(wanted))?.isSeen, focus.what).toBe(true);
      expect(focus.hasSign, focus.what).toBe(true);
      if (focus.isWanted) return;
    }
    throw new Error(`${String(goal)} was not reached with ${MOST_PRESSES} presses of ${key}`);
  }

  private focus(goal: string | ElementHandle<Element> | null) {
    return this.page.evaluate((wanted) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null; // between the page and the browser's toolbar
      const box = element.getBoundingClientRect();
      // A wide element may extend past the edge of a scrolling row.
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const top = document.elementFromPoint(box.x + box.width * share, box.y + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      // A field or card may show its focus ring on the frame around it, a code on the box of its next letter.
      const frames: Element[] = [];
      for (let one: Element | null = element; one !== null && frames.length < 4; one = one.parentElement) frames.push(one);
      frames.push(...(element.nextElementSibling?.children ?? []));
      const signs = frames.map((one) => getComputedStyle(one));
      const shadow = signs[0]?.boxShadow ?? 'none';
      return {
        isWanted: typeof wanted === 'string' ? element.matches(wanted) : element === wanted,
        isSeen,
        hasSign: shadow !== 'none' || signs.some(({ outlineStyle }) => outlineStyle !== 'none'),
        what: `${element.outerHTML.slice(0, 160)} at ${box.x} ${box.y} ${box.width} ${box.height}`,
      };
    }, goal);
  }
}
