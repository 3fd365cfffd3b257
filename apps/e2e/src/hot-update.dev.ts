import { expect, test, type Page } from '@playwright/test';
import { changing, ORIGIN, startDevelopment } from './support/development.ts';
import { isSamePage, mark } from './support/remotes.ts';

const TRANSLATIONS = 'libs/casino/pages/messages/ru.json';
const RUSSIAN = 'Казино';
const heading = (page: Page) => page.getByTestId('section-casino').getByRole('heading', { level: 1 });

for (const { title, more } of [
  { title: 'the whole site', more: [] },
  { title: 'a section alone', more: ['--section', 'casino'] },
]) {
  test(`in ${title} a changed message and a changed component update in the open page, which keeps its state`, async ({ page }) => {
    const { stop } = await startDevelopment({ args: ['tools/build/src/dev.mjs', ...more], until: 'in development is ready' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      await page.goto(`${ORIGIN}/en/casino`);
      await page.locator('html[data-taken-over]').waitFor({ state: 'attached', timeout: 60_000 });
      await expect(heading(page)).toHaveText('Casino');
      const myBets = page.getByRole('tab', { name: 'My bets' });
      await myBets.click();
      await mark(page);

      await changing(
        'libs/casino/pages/src/page-words.ts',
        "title', defaultMessage: 'Casino' }",
        "title', defaultMessage: 'Hot words' }",
        () => expect(heading(page)).toHaveText('Hot words'),
      );
      await expect(heading(page)).toHaveText('Casino');
      await changing('libs/ui/pages/src/OfSection.tsx', 'const heading = intl', "const heading = 'Hot ' + intl", () =>
        expect(heading(page)).toHaveText('Hot Casino'),
      );
      await expect(heading(page)).toHaveText('Casino');

      await expect(myBets).toHaveAttribute('aria-selected', 'true');
      expect(await isSamePage(page)).toBe(true);

      await page.goto(`${ORIGIN}/ru/casino`);
      await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
      await expect(heading(page)).toHaveText(RUSSIAN);
      await changing(TRANSLATIONS, `"${RUSSIAN}"`, `"Новое слово"`, () => expect(heading(page)).toHaveText('Новое слово'));
      await expect(heading(page)).toHaveText(RUSSIAN);
      expect(errors).toEqual([]);
    } finally {
      await stop();
    }
  });
}
