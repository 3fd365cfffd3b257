import type { Locator, Page } from '@playwright/test';

/**
 * Targets that are smaller than 24 by 24 CSS px and too close to others: a circle of that diameter around their centre touches another
 * target (WCAG 2.5.8). As in the rule, links in a sentence are exempt; so is what a pointer cannot reach.
 *
 * @spec A11Y-4
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const ROUNDING = 0.05; // of a layout in fractions of a pixel
    interface Target {
      element: Element;
      box: DOMRect;
    }
    /** A label is part of its field's target. */
    const boxOf = (element: Element): DOMRect => {
      const boxes = [covered(element), ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    /** A link that covers its card is as large as the card. */
    const covered = (element: Element): Element =>
      getComputedStyle(element, '::after').position === 'absolute' ? ((element as HTMLElement).offsetParent ?? element) : element;
    const isInline = (element: Element | null): boolean => element !== null && getComputedStyle(element).display === 'inline';
    /** A link among other text of its paragraph. */
    const isInSentence = (element: Element): boolean => {
      if (!element.matches('a') || !isInline(element)) return false;
      let paragraph = element.parentElement;
      while (isInline(paragraph)) paragraph = paragraph?.parentElement ?? null;
      return (paragraph?.textContent.trim().length ?? 0) > element.textContent.trim().length + 1;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;
    const targets: Target[] = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio]'),
    ]
      .filter((element) => isShown(element) && !element.matches('[type=hidden], :disabled'))
      .map((element) => ({ element, box: boxOf(element) }))
      // Excludes what only screen readers or the keyboard reach.
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: Target): boolean => box.width < LEAST - ROUNDING || box.height < LEAST - ROUNDING;
    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    /** Distance from a point to a box. */
    const apart = ({ x, y }: { x: number; y: number }, box: DOMRect): number =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const isCrowded = (target: Target): boolean =>
      targets.some((other) => {
        if (other.element === target.element || other.element.contains(target.element) || target.element.contains(other.element))
          return false;
        const [here, there] = [middle(target), middle(other)];
        return isSmall(other)
          ? Math.hypot(here.x - there.x, here.y - there.y) < LEAST - ROUNDING
          : apart(here, other.box) < LEAST / 2 - ROUNDING;
      });
    return targets
      .filter((target) => isSmall(target) && !isInSentence(target.element) && isCrowded(target))
      .map(({ element, box }) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`);
  });
}

/**
 * Links and buttons of a part of a page, as far as it is on the screen, that are pressed on less than 44 by 44 CSS px: counted from their
 * middle to where a press meets something else, with what enlarges them invisibly. Links in a sentence are exempt, and those beside a
 * larger one with the same address.
 *
 * @spec A11Y-4
 */
export function smallPressAreas(root: Locator): Promise<string[]> {
  return root.evaluate((within) => {
    const LEAST = 44;
    const owns = (element: Element, x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    /** Pixels from a point to where the element is not pressed any more. */
    const reach = (element: Element, { x, y }: { x: number; y: number }, [right, down]: readonly [number, number]): number => {
      let far = 0;
      while (far < LEAST && owns(element, x + right * (far + 1), y + down * (far + 1))) far += 1;
      return far;
    };
    const isInSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length + 1;
    const areas = [...within.querySelectorAll('a[href], button, summary, [role=button], [role=tab], [role=radio]')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      // Neither what is outside the screen or under a bar, nor what a row of chips shows only a part of.
      const isWhole = box.left >= 0 && box.right <= innerWidth && box.width > 1 && box.height > 1;
      if (!isWhole || !owns(element, middle.x, middle.y) || isInSentence(element)) return [];
      const across = 1 + reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]);
      const down = 1 + reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]);
      return [{ element, across, down, isSmall: across < LEAST - 1 || down < LEAST - 1 }];
    });
    const addressOf = (element: Element): string | null => element.getAttribute('href');
    const largeOnes = new Set(areas.filter(({ isSmall }) => !isSmall).map(({ element }) => addressOf(element)));
    const bars = [...document.querySelectorAll('#coupon')].map((bar) => bar.getBoundingClientRect().top);
    // What a bar covers in part is whole after scrolling.
    const isCut = (element: Element): boolean => bars.some((top) => element.getBoundingClientRect().bottom + LEAST / 2 > top);
    const hasLarger = (element: Element): boolean => addressOf(element) !== null && largeOnes.has(addressOf(element));
    return areas
      .filter(({ element, isSmall }) => isSmall && !isCut(element) && !hasLarger(element))
      .map(({ element, across, down }) => `${across} × ${down}: ${element.outerHTML.slice(0, 160)}`);
  });
}
