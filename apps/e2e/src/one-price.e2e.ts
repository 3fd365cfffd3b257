import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { floodedList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

const LOOKS = 500;
const CHANGED_EVERY_MS = 150;
/** Speeds up pauses of seconds: a minute of polls takes six seconds. */
const FASTER = 10;

test.slow();

interface Seen {
  /** Number of different prices in the coupon. */
  prices: number;
  /** Frames in which two places showed different prices. */
  mixed: string[];
}

/** Inspects every frame after its callbacks and before its paint. */
const lookAtFrames = (page: Page, outcomeId: string, most: number): Promise<Seen> =>
  page.evaluate(
    ({ id, count }) =>
      new Promise<Seen>((resolve) => {
        const probe = document.createElement('div');
        probe.style.cssText = 'position:fixed;inset-block-start:0;inline-size:1px;block-size:1px';
        document.body.append(probe);
        const prices = new Set<string>();
        const mixed: string[] = [];
        let looks = 0;
        const observer = new ResizeObserver(() => {
          const shown = [
            ...document.querySelectorAll(`main [data-testid="outcome-${id}"] [data-price]`),
            ...document.querySelectorAll(`[data-testid="coupon-bet-${id}"] > div:nth-of-type(2) bdi`),
          ].map(({ textContent }) => textContent);
          looks += 1;
          prices.add(shown.at(-1) ?? '');
          if (shown.length < 2 || new Set(shown).size !== 1) mixed.push(shown.join(' / '));
          if (looks < count) return;
          observer.disconnect();
          probe.remove();
          resolve({ prices: prices.size, mixed });
        });
        observer.observe(probe);
        const grow = (): void => {
          probe.style.inlineSize = probe.style.inlineSize === '1px' ? '2px' : '1px';
          if (probe.isConnected) requestAnimationFrame(grow);
        };
        grow();
      }),
    { id: outcomeId, count: most },
  );

test('[ODD-6] while prices change rapidly, the list, the game page and the coupon show the same price in every frame', async ({
  player,
  page,
}) => {
  await page.addInitScript((times) => {
    const real = globalThis.setTimeout;
    const isPause = (ms: unknown): ms is number => typeof ms === 'number' && ms >= 2_000 && ms <= 30_000;
    globalThis.setTimeout = ((run: () => void, ms?: number, ...more: unknown[]) =>
      real(run, isPause(ms) ? ms / times : ms, ...more)) as typeof setTimeout;
  }, FASTER);
  await player.beNewPlayer();
  await player.open(floodedList(player));
  const [picked] = await player.pickAtFixedPrice();
  if (picked === undefined) throw new Error('nothing was picked');
  const { outcomeId, gameId, coef } = picked;
  await player.openCoupon();

  let step = 0;
  let isOver = false;
  const flood = (async () => {
    while (!isOver) {
      await sandbox.pinCoef(outcomeId, coef + 10 * ((step += 1) % 50));
      await new Promise((next) => setTimeout(next, CHANGED_EVERY_MS));
    }
  })();
  const list = await lookAtFrames(page, outcomeId, LOOKS);
  if (player.isMobile) await page.keyboard.press('Escape');
  await page.locator(`main [data-event="${gameId}"] a`).first().click();
  await expect(page.locator(`main [data-testid="outcome-${outcomeId}"] [data-price]`).first()).toBeVisible();
  await player.openCoupon();
  const game = await lookAtFrames(page, outcomeId, LOOKS);
  isOver = true;
  await flood;

  for (const { prices, mixed } of [list, game]) {
    expect(mixed).toEqual([]);
    measured({ id: 'ODD-6', unit: 'frames with two prices', atMost: 0, run: 'long', value: mixed.length, tried: 1 });
    expect(prices).toBeGreaterThanOrEqual(4);
  }
});
