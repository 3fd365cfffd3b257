import { signedOut } from '@touchline/identity-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { checkAnswered } from './index.ts';
import { CHECK_KEY, LONGEST_PART_MS } from './effects/time-check.saga.ts';
import { answersWith, CHECK, check, count, open, pass, PING } from './play-state.test.helper.ts';

/** A service that never answers a ping after the first, so that only the browser's timer is left. */
function onlyOnce(dueInSeconds: number) {
  let isFirst = true;
  const server = createFakeServer(answersWith(null, dueInSeconds));
  server.on(PING, () => {
    if (!isFirst) return answer({}, 503);
    isFirst = false;
    return answer({ sessionSecondsLeft: null, checkDueInSeconds: dueInSeconds });
  });
  return server;
}

it('[RG-11] keeps the time of the next check in local storage, and waits for it in parts of at most 300,000 ms', async () => {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const server = onlyOnce(1_000);
  const { ports, play } = open(server);
  await pass(0);
  expect(ports.storage.get(CHECK_KEY)).toBe(String(Date.now() + 1_000_000));
  expect(LONGEST_PART_MS).toBe(300_000);

  await pass(999_999);
  expect([play().check, count(server, 'GET', CHECK)]).toEqual([null, 0]);
  await pass(1);
  expect(play().check).toMatchObject({ playedSeconds: 300 });
  const waits = timer.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms > 60_000);
  expect(Math.max(...waits)).toBe(300_000);
  expect(waits.slice(-4)).toEqual([300_000, 300_000, 300_000, 100_000]);
  timer.mockRestore();
});

it('[RG-11] a page that is opened anew continues the timer, also while the service does not answer', async () => {
  const server = createFakeServer({ ...answersWith(null, null), [PING]: () => answer({}, 503) });
  const first = open(onlyOnce(120));
  await pass(0);
  const { play } = open(server, { storage: first.ports.storage });
  await pass(119_000);
  expect(play().check).toBeNull();
  await pass(2_000);
  expect(play().check).toMatchObject({ minutes: 5 });
});

it.each(['NaN', '', 'null', '-1', '1', '99999999999999999'])('[RG-11] a stored time of %j asks for no check', async (stored) => {
  const server = createFakeServer({ ...answersWith(null, null), [PING]: () => answer({}, 503) });
  const storage = open(onlyOnce(120)).ports.storage;
  storage.set(CHECK_KEY, stored);
  open(server, { storage });
  await pass(60_000);
  expect(count(server, 'GET', CHECK)).toBe(0);
});

it('[RG-11] the service corrects the timer: a check that is not due is not shown, and none is left after sign-out', async () => {
  const server = createFakeServer({ ...answersWith(null, 20), [`GET ${CHECK}`]: () => answer({ ...check, dueInSeconds: 300 }) });
  const { play, ports, dispatch } = open(server);
  await pass(20_000);
  expect([count(server, 'GET', CHECK), play().check]).toEqual([1, null]);

  dispatch(signedOut({ reason: 'requested' }));
  await pass(0);
  expect(ports.storage.get(CHECK_KEY)).toBeNull();
});

it.each(['continue', 'log_out', 'nothing'] as const)('[RG-11] sends when the check was shown with the answer %s', async (action) => {
  const server = createFakeServer(answersWith(null, 12));
  const { dispatch } = open(server);
  await pass(12_000);
  const shownAt = Math.floor(Date.now() / 1000);
  await pass(3_000);
  dispatch(checkAnswered({ action, isLast: false }));
  await pass(0);

  const sent = server.log.find(({ method, path }) => method === 'POST' && path === CHECK);
  expect(sent?.body).toEqual({ action, popup_show_at: shownAt });
});
