import { expect, type Locator, type Page } from '@playwright/test';

export const MOST_PRESSES = 60;

/** Presses keys as a person without a pointer does, and counts them; what has the focus must be seen at every step. */
export class Keyboard {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Goes on with a key until the focus is on an element that matches, or on that very element. */
  async reach(goal: string | Locator, key = 'Tab'): Promise<void> {
    const element = typeof goal === 'string' ? goal : await goal.elementHandle();
    for (let tries = 0; tries < MOST_PRESSES; tries++) {
      await this.press(key);
      const focus = await this.page.evaluate((wanted) => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        const style = element ? getComputedStyle(element) : undefined;
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          isWanted: typeof wanted === 'string' ? (element?.matches(wanted) ?? false) : element !== null && element === wanted,
          isSeen: element !== null && top !== null && (element.contains(top ?? null) || top?.contains(element) === true),
          hasSign:
            style !== undefined &&
            (style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element?.matches(':focus-within') === true),
          what: element?.outerHTML.slice(0, 120) ?? '',
        };
      }, element);
      if (!focus.isWanted) continue;
      expect(focus, focus.what).toMatchObject({ isSeen: true, hasSign: true });
      return;
    }
    throw new Error(`${String(goal)} was not reached with ${MOST_PRESSES} presses of ${key}`);
  }
}
