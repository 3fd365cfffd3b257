import { measured } from './support/measured.ts';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import { Player } from './support/player.ts';
import { ORIGIN } from './support/product.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { noteContext } from './support/visits.ts';

const KILLS = process.env['TOUCHLINE_LONG'] === '1' ? 100 : 1;

let profile = '';
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'touchline-profile-'));
});
test.afterEach(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));

/** Kills the browser of this profile as the system does when it runs out of memory: nothing more is written to disk. */
async function kill(context: BrowserContext): Promise<void> {
  const gone = context.waitForEvent('close');
  // Chromium may run under a wrapper script; both have the profile's name in their arguments.
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='));
  for (const line of processes) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  await gone;
}

/** Contents of the coupon's second copy, in IndexedDB. */
const written = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('touchline');
        // Only the page may create the database.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('touchline.coupon') as IDBRequest<
            { text: string } | undefined
          >;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.text ?? '');
          };
        };
      }),
  );

test(
  '[CPN-1] restores the whole coupon of a browser that is killed a second after an edit',
  ONLY.desktop,
  async ({ launchOptions, viewport }, testInfo) => {
    test.setTimeout(60_000 + KILLS * 20_000);
    const consoleMessages: string[] = [];
    const start = async () => {
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, viewport, baseURL: ORIGIN });
      noteContext(context, () => testInfo.file);
      await context.addCookies([{ name: 'tl-consent', value: '1.0', url: ORIGIN }]);
      const messages = listenTo(context);
      return { context, messages, player: new Player(context.pages()[0] ?? (await context.newPage()), testInfo) };
    };
    let browser = await start();
    await browser.player.open(quietList(browser.player));
    const ids = (await browser.player.pick(3)).map(({ outcomeId }) => outcomeId);

    for (let round = 0; round < KILLS; round += 1) {
      const [name, typeId] = round % 2 === 0 ? ['Singles', 9] : ['Express', 1];
      await browser.player.coupon.getByText(name, { exact: true }).click();
      const whole = [`"typeId":${typeId},`, ...ids];
      const missing = async (): Promise<string[]> => {
        const text = await written(browser.player.page);
        return whole.filter((part) => !text.includes(part));
      };
      await expect.poll(missing, { timeout: 1_000 }).toEqual([]);
      await kill(browser.context);
      consoleMessages.push(...browser.messages);

      browser = await start();
      await browser.player.open();
      await expect(browser.player.bets).toHaveCount(3);
      const shown = await browser.player.bets.evaluateAll((bets) => bets.map((bet) => bet.dataset['testid']));
      expect(shown).toEqual(ids.map((id) => `coupon-bet-${id}`));
      measured({
        id: 'CPN-1',
        unit: 'bets restored after the kill of a browser',
        atLeast: 3,
        trials: 100,
        run: 'long',
        value: shown.length,
      });
      await expect(browser.player.coupon.getByRole('radio', { name })).toBeChecked();
    }
    await browser.context.close();
    expect([...consoleMessages, ...browser.messages], 'console messages').toEqual([]);
  },
);
