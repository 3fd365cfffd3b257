import type { Page } from '@playwright/test';

export interface Frames {
  /** The time that 95 of 100 frames stay below, milliseconds. */
  p95: number;
  /** How long the main thread computes for a frame, milliseconds of its own time: what other work of the machine takes away is not in it. */
  busyMs: number;
}

/** Scrolls down by a step in each frame, and up again from the end. */
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
