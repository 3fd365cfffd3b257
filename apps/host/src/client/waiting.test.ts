import { createWaiting } from './waiting.ts';

function start() {
  const clock = { nowMs: 10_000 };
  return { clock, waiting: createWaiting(() => clock.nowMs) };
}
const never = new Promise(() => undefined);

it('[REM-1] a wait counts from the press, not from when the guards were done', () => {
  const { clock, waiting } = start();

  const sinceMs = waiting.setOut();
  clock.nowMs += 1_500;
  waiting.isOpening(sinceMs, never);
  clock.nowMs += 300;

  expect(waiting.waitedMs()).toBe(1_800);
});

it('[REM-1] a redirect on the way does not begin it anew; the next press does', () => {
  const { clock, waiting } = start();
  waiting.isRedirected(waiting.setOut());
  clock.nowMs += 400;

  waiting.isOpening(waiting.setOut(), never);
  expect(waiting.waitedMs()).toBe(400);

  waiting.isOpening(waiting.setOut(), never);
  expect(waiting.waitedMs()).toBe(0);
});

it('[REM-1] nobody waits for a page that has come; one that was left does not end the wait for the next', async () => {
  const { clock, waiting } = start();
  const left = Promise.resolve();
  waiting.isOpening(waiting.setOut(), left);
  let isShown = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    isShown = resolve;
  });
  waiting.isOpening(waiting.setOut(), shown);
  clock.nowMs += 700;

  await left;
  expect(waiting.waitedMs()).toBe(700);
  isShown();
  await shown;
  expect(waiting.waitedMs()).toBe(0);
});
