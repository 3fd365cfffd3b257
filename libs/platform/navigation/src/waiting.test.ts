import { createWaiting } from './waiting.ts';

function start() {
  const clock = { nowMs: 10_000 };
  return { clock, waiting: createWaiting(() => clock.nowMs) };
}
const never = new Promise(() => undefined);

it('[REM-1] counts a wait from the click, not from the end of the guards', () => {
  const { clock, waiting } = start();

  const sinceMs = waiting.setOut();
  clock.nowMs += 1_500;
  waiting.isOpening(sinceMs, never);
  clock.nowMs += 300;

  expect(waiting.waitedMs()).toBe(1_800);
});

it('[REM-1] continues across a redirect and restarts on the next click', () => {
  const { clock, waiting } = start();
  waiting.isRedirected(waiting.setOut());
  clock.nowMs += 400;

  waiting.isOpening(waiting.setOut(), never);
  expect(waiting.waitedMs()).toBe(400);

  waiting.isOpening(waiting.setOut(), never);
  expect(waiting.waitedMs()).toBe(0);
});

it('[REM-1] ends when the page has loaded, but not when a page that was left has', async () => {
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
