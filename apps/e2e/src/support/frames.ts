import type { Page } from '@playwright/test';

export interface Frames {
  /** 95th percentile of the time per frame, milliseconds. */
  p95: number;
  /** CPU time of the main thread per frame, milliseconds; excludes other load of the machine. */
  busyMs: number;
}

/** Scrolls by one step per frame, down and then up again. */
export async function scrollFrames(page: Page, { count, step }: { count: number; step: number }): Promise<Frames> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const before = await busy();
  const times = await page.evaluate(
    async ({ frames, by }) => {
      const found: number[] = [];
      let way = by;
      let last = await new Promise<number>((done) => requestAnimationFrame(done));
      for (let at = 0; at < frames; at += 1) {
        const from = window.scrollY;
        window.scrollBy({ top: way, behavior: 'instant' });
        if (window.scrollY === from) way = -way;
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        found.push(now - last);
        last = now;
      }
      return found.sort((one, other) => one - other);
    },
    { frames: count, by: step },
  );
  const busyMs = ((await busy()) - before) * (1_000 / count);
  await cdp.detach();
  return { p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY, busyMs };
}
