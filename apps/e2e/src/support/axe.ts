import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const themeOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** A colour on its way to another is neither of them: none sets out from now on, and those under way arrive. */
async function rest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * What is shown now breaks no rule of WCAG 2.2 AA. Soft: one run names everything that is wrong. The dark theme differs from the light one in
 * its colours alone, so there only these are looked at; every test that looks runs in both.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await rest(page);
  const theme = await themeOf(page);
  // None of the rules reads style sheets by itself, so none is fetched. Every frame is of another origin: its content is not asked, its name is.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false, iframes: false });
  const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(RULES)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, `${what}, ${theme}`).toEqual([]);
}

/** The same page in the light theme and then in the dark one: who has chosen neither has the system's, and it may change at any time. */
export async function expectNoViolationsInBothThemes(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect.poll(() => themeOf(page)).toBe(theme);
    await expectNoViolations(page, what);
  }
}
