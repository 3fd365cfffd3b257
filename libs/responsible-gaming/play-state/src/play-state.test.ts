import { sessionReceived, signedOut } from '@touchline/identity-state';
import { answer, createBrowserOfTabs, createFakeServer } from '@touchline/shared-testing';
import { limitWanted } from '@touchline/responsible-gaming-state';
import { checkAnswered, confirmationAnswered, dayBreakWanted } from './index.ts';
import { PING, CHECK, player, check, open, pass, count, pings, made, answersWith, LIMITS, ripe } from './play-state.test.helper.ts';

it('[RG-12] [RG-13] pings every 30 seconds while there is a session limit', async () => {
  const server = createFakeServer(answersWith(3_600, null));
  open(server);
  await pass(0);
  const first = pings(server);
  await pass(29_999);
  expect(pings(server)).toBe(first);
  await pass(1);
  expect(pings(server)).toBe(first + 1);
  await pass(60_000);
  expect(pings(server)).toBe(first + 3);
});

it('[RG-12] pings only once for a player without time limits, until one is set', async () => {
  const server = createFakeServer({
    ...answersWith(null, null),
    'POST /limit-service-api/api/external/web/v3/limits': () => answer(made),
  });
  const { dispatch } = open(server);
  await pass(120_000);
  expect(pings(server)).toBe(1);

  server.on(PING, () => answer({ sessionSecondsLeft: 3_600, checkDueInSeconds: null }));
  dispatch(limitWanted({ limitType: 31, limitValue: 1 }));
  await pass(0);
  expect(pings(server)).toBeGreaterThan(1);
});

it('[RG-05] [RG-12] retries a busy service until it responds, and shows the pending confirmation', async () => {
  const waiting = {
    ...{ id: 9, limitType: 10, limitValue: 10_000, limitState: 'PENDING', measure: 'money', currencyIso: 'EUR', exponent: 2 },
    ...{
      availableValues: [],
      startedAt: 1,
      endsAt: null,
      selfExcludeReason: null,
      needApprove: true,
      canConfirm: true,
      limitBalance: null,
    },
  };
  const LIMITS = 'GET /limit-service-api/api/external/web/v3/limits';
  const server = createFakeServer({ ...answersWith(null, null), [PING]: () => answer({}, 503), [LIMITS]: () => answer({}, 503) });
  const { play } = open(server);
  await pass(5_000);
  const tries = pings(server);
  expect(tries).toBeGreaterThan(1);

  server.on(PING, () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, confirmInSeconds: 0 }));
  await pass(30_000);
  expect(play().confirmation).toBeNull();
  server.on(LIMITS, () => answer([waiting]));
  await pass(30_000);
  expect(play().confirmation).toMatchObject({ id: 9, limitValue: 10_000 });
  const all = pings(server);
  await pass(600_000);
  expect(pings(server)).toBe(all);
});

it('[RG-12] stops retrying after sign-out', async () => {
  const server = createFakeServer({ ...answersWith(null, null), [PING]: () => answer({}, 503) });
  const { dispatch } = open(server);
  await pass(0);
  dispatch(signedOut({ reason: 'requested' }));
  const tries = pings(server);
  await pass(120_000);

  expect(pings(server)).toBe(tries);
});

it('[RG-12] ends the session when the service reports that the limit is used up', async () => {
  const problem = { status: 401, code: 401, errors: [{ code: 'session-limit-ended', detail: '' }], traceId: 't' };
  const server = createFakeServer(answersWith(10, null));
  const { getState } = open(server);
  await pass(0);
  server.on(PING, () => answer(problem, 401));
  await pass(30_000);

  expect(getState()).toMatchObject({ session: { status: 'visitor' } });
});

it('[RG-11] [LIM-8] shows the check at most two seconds after it is due, and closes it once it is answered', async () => {
  const server = createFakeServer(answersWith(null, 12));
  const { dispatch, play } = open(server);
  await pass(11_999);
  expect(play().check).toBeNull();
  await pass(2_000);
  expect(play().check).toMatchObject({ playedSeconds: 300, staked: 1_500, returned: 400 });

  dispatch(checkAnswered({ action: 'continue', isLast: true }));
  await pass(0);
  expect(play().check).toBeNull();
  expect(server.log.findLast(({ method, path }) => method === 'POST' && path === CHECK)?.body).toEqual({
    action: 'continue',
    do_not_show_again: true,
    popup_show_at: expect.any(Number),
  });
});

it('[LIM-8] keeps the check if the answer could not be sent', async () => {
  const server = createFakeServer(answersWith(null, 0));
  const { dispatch, play } = open(server);
  await pass(0);
  server.on(`POST ${CHECK}`, () => answer({}, 503));
  dispatch(checkAnswered({ action: 'continue', isLast: false }));
  await pass(60_000);

  expect(play()).toMatchObject({ check: { staked: 1_500 }, answering: 'failed' });
});

it('[LIM-7] does not show a check that was answered on another device', async () => {
  const server = createFakeServer({ ...answersWith(null, 5), [`GET ${CHECK}`]: () => answer({ ...check, dueInSeconds: 290 }) });
  const { play } = open(server);
  await pass(10_000);

  expect(play().check).toBeNull();
});

it('[LIM-7] does not show a malformed check', async () => {
  const server = createFakeServer({ ...answersWith(null, 0), [`GET ${CHECK}`]: () => answer({ ...check, staked: '1500' }) });
  const { play } = open(server);
  await pass(10_000);

  expect(play().check).toBeNull();
});

it('[RG-13] closes the check on sign-out', async () => {
  const { dispatch, play } = open(createFakeServer(answersWith(null, 0)));
  await pass(0);
  expect(play().check).not.toBeNull();
  dispatch(signedOut({ reason: 'requested' }));
  expect(play().check).toBeNull();
  dispatch(sessionReceived({ ...player, userId: 8 }));
  expect(play().check).toBeNull();
});

it('[LIM-5] starts a 24-hour break, and reports a failure', async () => {
  const server = createFakeServer({
    ...answersWith(null, null),
    'POST /limit-service-api/api/external/web/v3/limits': () => answer(made),
  });
  const { dispatch, play } = open(server);
  await pass(0);
  dispatch(dayBreakWanted());
  await pass(0);
  expect(server.log.find(({ path, method }) => method === 'POST' && path.endsWith('/limits'))?.body).toEqual({
    limits: [{ limitType: 30, limitValue: 1 }],
  });
  expect(play().dayBreak).toBe('begun');

  server.on('POST /limit-service-api/api/external/web/v3/limits', () => answer({}, 503));
  dispatch(dayBreakWanted());
  await pass(60_000);
  expect(play().dayBreak).toBe('failed');
});

it('[RG-05] asks to confirm a looser limit exactly when it is due', async () => {
  const server = createFakeServer({
    [PING]: () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, confirmInSeconds: 3_600 }),
    [`GET ${LIMITS}/limits`]: () => answer([ripe]),
    [`POST ${LIMITS}/limitaction`]: () => answer(made),
  });
  const { dispatch, play } = open(server);
  await pass(3_599_999);
  expect(play().confirmation).toBeNull();
  await pass(1);
  expect(play().confirmation).toMatchObject({ id: 4, limitValue: 10_000 });

  server.on(`GET ${LIMITS}/limits`, () => answer([]));
  dispatch(confirmationAnswered('confirm'));
  await pass(0);
  expect(server.log.findLast(({ path }) => path.endsWith('/limitaction'))?.body).toEqual({ id: 4, action: 'confirm' });
  expect(play().confirmation).toBeNull();
});

it('[RG-05] [RG-07] asks in every tab, and an answer in one tab closes the question in all', async () => {
  const server = createFakeServer({
    [PING]: () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, confirmInSeconds: 0 }),
    [`GET ${LIMITS}/limits`]: () => answer([ripe]),
    [`POST ${LIMITS}/limitaction`]: () => answer(made),
  });
  const browser = createBrowserOfTabs();
  const [one, other] = [open(server, browser.openTab()), open(server, browser.openTab())];
  await pass(0);
  expect([one.play().confirmation?.id, other.play().confirmation?.id]).toEqual([4, 4]);
  server.on(`GET ${LIMITS}/limits`, () => answer([]));
  one.dispatch(confirmationAnswered('reject'));
  await pass(1_000);

  expect([one.play().confirmation, other.play().confirmation]).toEqual([null, null]);
  expect(count(server, 'POST', `${LIMITS}/limitaction`)).toBe(1);
});

it('[RG-05] keeps the question if the answer could not be sent; "later" changes nothing', async () => {
  const server = createFakeServer({
    [PING]: () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, confirmInSeconds: 0 }),
    [`GET ${LIMITS}/limits`]: () => answer([ripe]),
    [`POST ${LIMITS}/limitaction`]: () => answer({}, 503),
  });
  const { dispatch, play } = open(server);
  await pass(0);
  dispatch(confirmationAnswered('confirm'));
  await pass(60_000);
  expect(play()).toMatchObject({ confirmation: { id: 4 }, confirming: 'failed' });

  dispatch(confirmationAnswered('later'));
  await pass(0);
  expect(play().confirmation).toBeNull();
  expect(count(server, 'POST', `${LIMITS}/limitaction`)).toBe(1);
});

it('[TAB-1] [RG-13] eight tabs together ping twenty times in ten minutes', async () => {
  const server = createFakeServer(answersWith(3_600, null));
  const browser = createBrowserOfTabs();
  Array.from({ length: 8 }, () => open(server, browser.openTab()));
  await pass(0);
  // Each page pings once when it opens.
  const before = pings(server);
  await pass(600_000);
  expect(pings(server) - before).toBe(20);
});

it('[TAB-3] eight tabs show one check with one request, and an answer in one tab closes it in all within a second with one POST', async () => {
  const server = createFakeServer(answersWith(null, 12));
  const browser = createBrowserOfTabs();
  const tabs = Array.from({ length: 8 }, () => open(server, browser.openTab()));
  await pass(14_000);
  expect(tabs.map(({ play }) => play().check?.staked)).toEqual([1_500, 1_500, 1_500, 1_500, 1_500, 1_500, 1_500, 1_500]);
  const checks = count(server, 'GET', CHECK);

  tabs[5]?.dispatch(checkAnswered({ action: 'continue', isLast: false }));
  await pass(1_000);
  expect(tabs.filter(({ play }) => play().check !== null)).toHaveLength(0);
  expect(count(server, 'POST', CHECK)).toBe(1);
  expect(checks).toBeLessThanOrEqual(8);
});

it('[LIM-11] a tab resumed after two hours pings first, and shows a due check within a second', async () => {
  const server = createFakeServer(answersWith(null, 7_200));
  const { ports, play } = open(server);
  await pass(0);
  ports.setVisible(false);
  await pass(2 * 3_600_000);
  const before = pings(server);
  server.on(PING, () => answer({ sessionSecondsLeft: null, checkDueInSeconds: 0 }));
  ports.setVisible(true);
  await pass(1_000);

  expect(pings(server)).toBe(before + 1);
  expect(play().check).toMatchObject({ staked: 1_500 });
});

it('[LIM-11] [TAB-4] a tab resumed after its session has ended signs out with the first call', async () => {
  const problem = { status: 401, code: 401, errors: [{ code: 'session-limit-ended', detail: '' }], traceId: 't' };
  const server = createFakeServer(answersWith(3_600, null));
  const { ports, getState } = open(server);
  await pass(0);
  ports.setVisible(false);
  await pass(2 * 3_600_000);
  server.on(PING, () => answer(problem, 401));
  ports.setVisible(true);
  await pass(1_000);

  expect(getState()).toMatchObject({ session: { status: 'visitor' } });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SKEWS = [
  ...[1, -1, 60, -60, 1_000, -1_000, 30_000, -30_000, 60_000, -60_000, 5 * 60_000, -5 * 60_000],
  ...[HOUR, -HOUR, 2 * HOUR, -2 * HOUR, 12 * HOUR, -12 * HOUR, DAY, -DAY, 7 * DAY, -7 * DAY],
  ...[30 * DAY, -30 * DAY, 365 * DAY, -365 * DAY, 3_650 * DAY, -3_650 * DAY, 36_500 * DAY, -18_250 * DAY],
];

it.each(SKEWS)('[LIM-10] a clock change of %i ms shifts the check by at most two seconds', async (skew) => {
  const { play } = open(createFakeServer(answersWith(null, 20)));
  await pass(5_000);
  jest.setSystemTime(Date.now() + skew);
  await pass(13_000);
  expect(play().check).toBeNull();
  await pass(4_000);

  expect(play().check).toMatchObject({ playedSeconds: 300 });
});

it('[LIM-10] covers thirty different clock changes', () => {
  expect(new Set(SKEWS).size).toBe(30);
});
