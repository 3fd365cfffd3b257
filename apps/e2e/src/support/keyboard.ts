import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

export const MOST_PRESSES = 60;

/** Presses keys as a person without a pointer does, and counts them; what has the focus must be seen at every step. */
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

  /** Types into what has the focus; each letter is a press. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  /** Goes on with a key until the focus is on an element that matches, or on that very element. At each step the focus has a sign and nothing lies over it. @spec A11Y-2 */
  async reach(goal: string | Locator, key = 'Tab'): Promise<void> {
    const wanted = typeof goal === 'string' ? goal : await goal.elementHandle();
    for (let tries = 0; tries < MOST_PRESSES; tries++) {
      await this.press(key);
      const focus = await this.focus(wanted);
      if (focus === null) continue;
      // A page or a row that scrolls to it may still be on its way.
      if (!focus.isSeen) await expect.poll(async () => (await this.focus(wanted))?.isSeen, focus.what).toBe(true);
      expect(focus.hasSign, focus.what).toBe(true);
      if (focus.isWanted) return;
    }
    throw new Error(`${String(goal)} was not reached with ${MOST_PRESSES} presses of ${key}`);
  }

  private focus(goal: string | ElementHandle<Element> | null) {
    return this.page.evaluate((wanted) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null; // between the page and the browser's own bars
      const box = element.getBoundingClientRect();
      // One that is wide may reach over the edge of a row that scrolls.
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const top = document.elementFromPoint(box.x + box.width * share, box.y + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      // A field or a card may wear its sign on the frame around it, a code on the box that the next letter goes to.
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
