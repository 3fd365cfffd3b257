import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { breakRemote, FAULTS, type Fault, type KnownFault } from './support/faults.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';
import { goInside, isSamePage, knownRemotes, mark, NOWHERE, type KnownRemote } from './support/remotes.ts';
import { changeServices } from './support/services.ts';

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
const ONE_TRY_MS = 4_500;

const NOT_FOUND = 'Page not found';

const isLong = process.env['TOUCHLINE_LONG'] === '1';
const REMOTES = knownRemotes();
const errorOf = (page: Page, { name }: KnownRemote) => page.getByTestId(`remote-error-${name}`);
const sectionOf = (page: Page, { name }: KnownRemote) => page.getByTestId(`section-${name}`);

/** Console messages of the browser: about the fault, and about the missing document. */
const consoleMessageOf = ({ consoleMessage }: KnownFault): RegExp => new RegExp(`${consoleMessage.source}|404.*nothing-is-here`);

/** Checks what must work whatever a section does. */
async function everythingElseWorks(player: Player, { needsVisitor, hasRail }: KnownRemote): Promise<void> {
  const { page } = player;
  await expect(page.getByRole('banner')).toBeVisible();
  if (!needsVisitor) await expect(player.balance).toContainText('€1,000.00');
  if (hasRail || player.isMobile) {
    await player.openCoupon();
    await expect(player.coupon).toContainText('Your coupon is empty');
    await player.closeCoupon();
  }
  await expect(page.getByRole('contentinfo').getByText('Gambling stopped being fun?')).toBeVisible();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect((await page.evaluate(() => document.body.innerText)).length).toBeGreaterThan(200);
}

async function leave(player: Player): Promise<void> {
  if ((await player.balance.count()) > 0) await player.signOut();
  await expect(player.balance).toHaveCount(0);
}

/** Advances the page's clock through the attempts to load. */
async function passTries(page: Page, { requestCount }: Fault, isHanging: boolean): Promise<void> {
  for (let tries = 1; tries <= RETRY_DELAYS_MS.length + 1; tries++) {
    await expect.poll(requestCount).toBe(tries);
    if (isHanging) await page.clock.runFor(ONE_TRY_MS);
    await page.clock.runFor(RETRY_DELAYS_MS[tries - 1] ?? 0);
  }
}

async function recovers(page: Page, remote: KnownRemote, broken: Fault): Promise<void> {
  await broken.mend();
  await errorOf(page, remote).getByRole('button').click();
  await expect(sectionOf(page, remote).getByRole('heading').first()).toBeVisible();
  await expect(errorOf(page, remote)).toHaveCount(0);
}

/** A page that throws while it unmounts: the next page opens, and the section works again. */
async function leavesBadly(player: Player, remote: KnownRemote, broken: Fault): Promise<void> {
  const { page } = player;
  const drawn = page.getByText('Drawn by the faulty program');
  await expect(drawn).toBeVisible();
  await goInside(page, `/en${NOWHERE}`);
  await expect(drawn).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  await everythingElseWorks(player, remote);
  await broken.mend();
  await goInside(page, `/en${remote.path}`);
  await expect(sectionOf(page, remote).getByRole('heading').first()).toBeVisible();
  await expect(drawn).toHaveCount(0);
}
async function strike(player: Player, remote: KnownRemote, fault: KnownFault): Promise<void> {
  const { page } = player;
  if (remote.needsVisitor) await leave(player);
  const broken = await breakRemote(page, remote, fault);
  await goInside(page, `/en${remote.path}`);
  if (fault.when === 'leave') {
    await leavesBadly(player, remote, broken);
  } else {
    if (fault.when !== 'page') await passTries(page, broken, fault.when === 'hang');
    await expect(errorOf(page, remote)).toBeVisible();
    await everythingElseWorks(player, remote);
    await recovers(page, remote, broken);
  }
  await goInside(page, `/en${NOWHERE}`);
}

type Strike = readonly [KnownFault, KnownRemote];
const LAST = FAULTS.length - 1;
/** Every run breaks each remote once, each with another fault; `npm run test:long -- faults` combines all remotes with all faults. */
const ROUNDS: readonly { name: string; strikes: readonly Strike[] }[] = isLong
  ? FAULTS.map((fault) => ({ name: fault.name, strikes: REMOTES.map((remote) => [fault, remote] as const) }))
  : [
      { name: 'each by another fault', strikes: REMOTES.map((remote, at) => [FAULTS[(at + 4) % LAST]!, remote] as const) },
      { name: FAULTS[LAST]!.name, strikes: [[FAULTS[LAST]!, REMOTES[0]!]] },
    ];

for (const { name, strikes } of ROUNDS) {
  test.describe(name, () => {
    test.use({ allowedConsole: [new RegExp(strikes.map(([fault]) => consoleMessageOf(fault).source).join('|'))] });

    // The remotes are the same in both builds; the other build tests some of the faults in real time.
    test(
      `[REM-1] [REM-2] [REM-10] [RM-04] [RM-08] ${name}: whichever section breaks, everything else stays usable, and a refresh restores the section`,
      ONLY.desktop,
      async ({ player, page }) => {
        test.setTimeout(isLong ? 300_000 : 120_000);
        await page.clock.install();
        await player.beNewPlayer();
        await player.open(NOWHERE);
        await mark(page);

        const isFree = ([, remote]: Strike): boolean => !remote.needsVisitor;
        for (const [fault, remote] of [...strikes.filter(isFree), ...strikes.filter((one) => !isFree(one))]) {
          await test.step(`${fault.name} in ${remote.name}`, () => strike(player, remote, fault));
        }

        await leave(player);
        expect(await isSamePage(page)).toBe(true);
      },
    );
  });
}

/** Navigates as a link inside the page does. @returns for each selector, the milliseconds from the navigation until it matches. */
const goAndTime = (page: Page, url: string, selectors: readonly string[]): Promise<number[]> =>
  page.evaluate(
    ({ to, wanted }) => {
      const began = performance.now();
      const untilSeen = (selector: string): Promise<number> =>
        new Promise((resolve) => {
          const watch = new MutationObserver(() => {
            if (document.querySelector(selector) === null) return;
            watch.disconnect();
            resolve(performance.now() - began);
          });
          watch.observe(document.body, { childList: true, subtree: true, attributes: true });
        });
      const seen = Promise.all(wanted.map(untilSeen));
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      return seen;
    },
    { to: url, wanted: selectors },
  );

/** The hint that a page shows when its section takes longer than usual. */
const hintOf = ({ name }: KnownRemote): string => `[data-testid="section-${name}"] [data-slow]`;

test.describe('slow guards before a fault', () => {
  const [refused] = FAULTS;
  const [remote] = REMOTES;
  test.use({ allowedConsole: [consoleMessageOf(refused!)] });

  test(
    '[REM-1] the "still loading" hint counts from the click, even if a service that does not answer delays the guards',
    ONLY.mobile,
    async ({ player, page, context }) => {
      await breakRemote(page, remote!, refused!);
      await player.open(NOWHERE);
      await changeServices(context, { overrides: { '/redirects-api': { kind: 'timeout' } } });

      const [placeMs, hintMs] = await goAndTime(page, `/en${remote!.path}`, [`[data-testid="section-${remote!.name}"]`, hintOf(remote!)]);

      expect(placeMs).toBeGreaterThan(1_000); // the guards were delayed
      // A hint that counted from the mount of the section would appear later than this.
      expect(hintMs! - placeMs!).toBeLessThan(2_000);
    },
  );
});

// Real times say something about the product only on an idle machine: `npm run test:long -- faults` measures them one after another.
for (const [at, fault] of isLong ? FAULTS.entries() : []) {
  const remote = REMOTES[at % REMOTES.length]!;
  if (fault.when === 'leave') continue; // nothing to wait for: the next page opens at once
  const { when } = fault;

  test.describe(`${fault.name} in its real time`, () => {
    test.use({ allowedConsole: [consoleMessageOf(fault)] });

    // One build per fault.
    const build = at % 2 === 0 ? 'desktop' : 'mobile';
    test(
      `[REM-1] [RM-03] [RM-08] ${fault.name} in ${remote.name}: shows an error within its time`,
      ONLY[build],
      async ({ player, page }) => {
        if (!remote.needsVisitor) await player.beNewPlayer();
        await breakRemote(page, remote, fault);
        await player.open(NOWHERE);

        const error = `[data-testid="remote-error-${remote.name}"]`;
        // An error that shows at once has no hint before it.
        const hint = when === 'page' ? error : hintOf(remote);
        const [hintMs, errorMs] = await goAndTime(page, `/en${remote.path}`, [hint, error]);

        const [hintValue, errorValue] = [hintMs ?? Infinity, errorMs ?? Infinity];
        if (when !== 'page') measured({ id: 'REM-1', unit: 'ms until the hint', atMost: 3_000, run: 'long', value: hintValue });
        if (when === 'hang')
          measured({ id: 'REM-1', unit: 'ms until the error of a hang', atMost: 28_000, run: 'long', value: errorValue });
        else measured({ id: 'REM-1', unit: 'ms until the error of a fast fault', atMost: 8_000, run: 'long', value: errorValue });
      },
    );
  });
}
