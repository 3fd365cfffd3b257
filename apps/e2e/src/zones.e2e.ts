import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** With summer time in both hemispheres, without it, and with an offset of three quarters of an hour. */
const ZONES = [
  ['America/New_York', 'New York'],
  ['Asia/Kathmandu', 'Kathmandu'],
  ['Pacific/Auckland', 'Auckland'],
  ['Europe/London', 'London'],
  ['Asia/Tokyo', 'Tokyo'],
  ['America/Sao_Paulo', 'Sao Paulo'],
] as const;
/** The product runs in October 2030: clocks of New York, London and Auckland have changed since this day. */
const BEYOND = '2030-01-15';

for (const [at, [timezoneId, name]] of ZONES.entries()) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    const build = at % 2 === 0 ? ONLY.desktop : ONLY.mobile;
    test(
      `[PL-05] [BT-04] [REM-9] days and times are those of the device: ${timezoneId}`,
      build,
      async ({ page, context, player, request }) => {
        // Outside production the console reports a page that React had to render again, which fails any test here.
        await page.goto('/en');
        await player.takenOver();
        await expect
          .poll(async () => (await context.cookies(ORIGIN)).find(({ name: cookie }) => cookie === 'tl-view')?.value)
          .toMatch(new RegExp(`n=${timezoneId.replace('Kath', 'Kath?')}`));

        // The edge renders for the zone of the cookie.
        await page.goto('/en/results');
        await player.takenOver();
        await expect(page.getByText(`Days and times: ${name}`)).toBeVisible();
        const { today } = (await (await request.get(`/bff-api/results/games?lang=en&zone=${timezoneId}`)).json()) as { today: string };
        const chips = page.getByLabel('Days', { exact: true }).getByRole('link');
        const dates = (
          await chips.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('date')))
        ).slice(1);
        const before = (back: number) => new Date(Date.parse(`${today}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
        expect(dates).toEqual([1, 2, 3, 4, 5, 6].map(before));

        // A result is listed under its day and at the time that a clock there showed: yesterday, and beyond a change of clocks.
        for (const day of [before(1), BEYOND]) {
          await page.goto(`/en/results?date=${day}`);
          const answer = await request.get(`/bff-api/results/games?lang=en&zone=${timezoneId}&date=${day}`);
          const { games } = (await answer.json()) as { games: { statisticId: string; startAt: number }[] };
          expect(games.length, day).toBeGreaterThan(0);
          for (const { statisticId, startAt } of games.slice(0, 3)) {
            const [date, time] = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId, dateStyle: 'short', timeStyle: 'short' })
              .format(startAt * 1000)
              .split(' ');
            expect(date).toBe(day);
            await expect(page.locator(`a[href$="/statistic?id=${statisticId}"]`).first()).toContainText(time ?? '');
          }
        }
      },
    );
  });
}
