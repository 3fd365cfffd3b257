import { expect, test } from './support/quiet-page.ts';
import { LANGUAGES } from './support/messages.ts';

const MONEY = {
  en: { before: '€1,000.00', stake: '€5.00', after: '€995.00' },
  ru: { before: '1 000,00 €', stake: '5,00 €', after: '995,00 €' },
  ar: { before: '1,000.00 €', stake: '5.00 €', after: '995.00 €' },
} as const;
/** Removes direction marks and normalises spaces, which differ between languages. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');

for (const lang of LANGUAGES) {
  test.describe(lang, () => {
    test.use({ lang });

    test(`[CP-26] [BET-11] [GD-17] [CP-07] from a live list to a placed single and its entry in the history, in ${lang}`, async ({
      player,
      page,
      context,
    }) => {
      const credentials = await player.beNewPlayer();
      await context.clearCookies();

      await player.open('/live/all/1-football');
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const [pick] = await player.pickAtFixedPrice();
      await player.openCoupon();
      await expect(player.bets).toHaveCount(1);
      await expect(player.placeButton).toHaveText(player.message('betting.place.signIn'));

      await player.placeButton.click();
      await expect(player.heading).toHaveText(player.message('identity.login.title'));
      await player.signIn(credentials);

      await expect(page).toHaveURL(`/${lang}/live/all/1-football`);
      await expect.poll(async () => plain(await player.balance.textContent())).toContain(MONEY[lang].before);
      await player.openCoupon();
      await expect(player.bet(pick?.outcomeId ?? '')).toBeVisible();
      await player.place();

      await expect.poll(async () => plain(await player.balance.textContent())).toContain(MONEY[lang].after);
      const receipt = plain(await player.receipt.textContent());
      expect(receipt).toContain('UTC');
      expect(receipt).toContain(MONEY[lang].stake);
      const number = /\d{5,}/.exec(receipt)?.[0] ?? '';
      expect(number).not.toBe('');

      await player.open('/office/history');
      const line = page.locator(`[data-coupon="${number}"]`);
      await expect(line).toBeVisible();
      expect(plain(await line.textContent())).toContain(MONEY[lang].stake);
    });
  });
}
