import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { countGlobals, type Held } from './support/counted-globals.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';
import { goInside, knownRemotes, NOWHERE, type KnownRemote } from './support/remotes.ts';

/** `npm run test:long -- remotes` tests each remote separately and for longer; this is a few rounds through all of them. */
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const CYCLES = isLong ? 20 : 2;
const MOST_NEW_NODES = 50;
/** The first rounds load what is loaded once: chunks, messages, the first answer of a poll. */
const WARM_UP = isLong ? 3 : 2;
/** Largest growth of a page's heap over its rounds, in bytes. @spec LOAD-2 */
const MOST_NEW_HEAP = 512 * 1024;
/** The page has settled after this many equal samples, one second apart. */
const SAME_LOOKS = 4;

// One build is enough: both use the same remotes.
test.use({ allowedConsole: [/404.*nothing-is-here/] });
test.slow();

async function cycle(page: Page, { name, path }: KnownRemote): Promise<void> {
  await goInside(page, `/en${path}`);
  await expect(page.getByTestId(`section-${name}`).getByRole('heading').first()).toBeVisible();
  await goInside(page, `/en${NOWHERE}`);
  await expect(page.getByTestId(`section-${name}`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const heldNow = (page: Page): Promise<Held> => page.evaluate(() => window.heldNow());

/** What the page holds once the shell has loaded its deferred parts; for timers, which come and go, the highest number seen. */
async function settled(page: Page): Promise<Held> {
  const looks: Held[] = [];
  const same = ({ keys, listeners }: Held): string => JSON.stringify([keys, listeners]);
  await expect
    .poll(
      async () => {
        looks.push(await heldNow(page));
        return looks.length >= SAME_LOOKS && new Set(looks.slice(-SAME_LOOKS).map(same)).size === 1;
      },
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true);
  const most = new Map<string, number>();
  for (const { timers } of looks)
    for (const place of new Set(timers)) most.set(place, Math.max(most.get(place) ?? 0, timers.filter((one) => one === place).length));
  return { ...looks.at(-1)!, timers: [...most].flatMap(([place, count]) => Array.from({ length: count }, () => place)) };
}

/** Counts of the browser itself after a garbage collection. */
async function memory(page: Page): Promise<{ heap: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') };
}

const extra = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What is held now and was not before. */
const grown = (before: Held, after: Held) => ({
  keys: extra(before.keys, after.keys),
  timers: extra(before.timers, after.timers),
  listeners: Object.entries(after.listeners).filter(([name, count]) => count > (before.listeners[name] ?? 0)),
  hasManyNodes: after.nodes - before.nodes > MOST_NEW_NODES,
});

const groups = isLong ? knownRemotes().map((remote) => [remote]) : [knownRemotes()];

for (const remotes of groups) {
  const names = remotes.map(({ name }) => name).join(', ');
  test(`[REM-5] [LOAD-2] after ${CYCLES} visits nothing is left behind of ${names}`, ONLY.desktop, async ({ player, page }) => {
    expect(groups.flat().length, 'remotes of the build').toBeGreaterThanOrEqual(11);
    await countGlobals(page);
    if (!remotes.some(({ needsVisitor }) => needsVisitor)) await player.beNewPlayer();
    await player.open(NOWHERE);
    const rounds = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1) for (const remote of remotes) await cycle(page, remote);
    };
    await rounds(WARM_UP);
    const before = await settled(page);
    const memoryBefore = await memory(page);

    await rounds(CYCLES);

    // Work in progress at navigation may still finish; nothing that repeats may stay.
    let [after, memoryAfter] = [before, memoryBefore];
    await expect
      .poll(async () => grown(before, (after = await heldNow(page))), { timeout: 20_000 })
      .toEqual({ keys: [], timers: [], listeners: [], hasManyNodes: false });
    await expect
      .poll(
        async () => {
          memoryAfter = await memory(page);
          return {
            isHeavier: memoryAfter.heap - memoryBefore.heap > MOST_NEW_HEAP,
            listeners: Math.max(0, memoryAfter.listeners - memoryBefore.listeners),
          };
        },
        { timeout: 20_000 },
      )
      .toEqual({ isHeavier: false, listeners: 0 });
    const left = grown(before, after);
    const things = left.keys.length + left.timers.length + left.listeners.length;
    measured({
      id: 'REM-5',
      unit: 'keys, timers and listeners left',
      atMost: 0,
      trials: 11,
      run: 'long',
      value: things,
      tried: remotes.length,
    });
    measured({
      id: 'REM-5',
      unit: 'nodes left',
      atMost: 50,
      trials: 11,
      run: 'long',
      value: after.nodes - before.nodes,
      tried: remotes.length,
    });
    const mib = (memoryAfter.heap - memoryBefore.heap) / 1024 ** 2;
    measured({ id: 'LOAD-2', unit: 'MiB left', atMost: 0.5, trials: 11, run: 'long', value: mib, tried: remotes.length });
  });
}
