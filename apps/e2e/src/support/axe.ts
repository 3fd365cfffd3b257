import { measured } from './measured.ts';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const themeOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/**
 * Colours in transition would fail the contrast rule: disables new transitions and ends running ones. They can't be awaited: an animation
 * below the fold, in a box with `content-visibility: auto`, does not advance.
 */
async function rest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Rules that measure the visible part: an element that is half under the header can break them, in full view it does not. */
const MEASURED = ['target-size', 'color-contrast'];

/** No rule reads style sheets, so none is preloaded. Frames are cross-origin: their content is skipped, their names are checked. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false, iframes: false });

/** Whether an element still breaks a rule in the middle of the window. */
async function isBrokenInView(page: Page, rule: string, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axeOn(page).include(target).withRules([rule]).analyze();
  return violations.length > 0;
}

/**
 * Expects the current view to break no rule of WCAG 2.2 AA. Soft, so that one run reports every violation. The dark theme differs in
 * colours alone, so only contrast is checked there; callers test both themes.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await rest(page);
  const theme = await themeOf(page);
  const axe = axeOn(page);
  const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(RULES)).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes.slice(0, 3)) {
      const selector = target.join(' ');
      if (!MEASURED.includes(id) || (await isBrokenInView(page, id, selector))) found.push(`${id}: ${selector} ${failureSummary}`);
    }
  expect.soft(found, `${what}, ${theme}`).toEqual([]);
  // A measure beyond its bound would end the test at the first violation.
  if (found.length === 0)
    measured({ id: 'A11Y-1', unit: 'violations in a view', atMost: 0, trials: 600, run: 'long', value: found.length });
}

/** Checks the same page in the light theme and then in the dark one; without a choice, the page follows the system's theme. */
export async function expectNoViolationsInBothThemes(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect.poll(() => themeOf(page)).toBe(theme);
    await expectNoViolations(page, what);
  }
}
