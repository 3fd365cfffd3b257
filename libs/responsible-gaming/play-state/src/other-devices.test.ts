import { answer, createBrowserOfTabs, createFakeServer } from '@touchline/shared-testing';
import { tightestWanted } from './index.ts';
import { PING, open, pass, count, answersWith, LIMITS, ripe } from './play-state.test.helper.ts';

const CHANGES = `GET ${LIMITS}/changes`;

it('[LIM-5] [RG-13] learns of a break on another device and notifies the other tabs; only the visible tab polls', async () => {
  let letGo: (response: Response) => void = () => undefined;
  const server = createFakeServer({ ...answersWith(null, null), [CHANGES]: () => answer({ version: 3, excludedUntil: null }) });
  const browser = createBrowserOfTabs();
  const [one, other] = [open(server, browser.openTab()), open(server, browser.openTab())];
  await pass(0);
  server.on(CHANGES, () => new Promise<Response>((resolve) => (letGo = resolve)));
  await pass(1_000);
  const held = count(server, 'GET', `${LIMITS}/changes`);
  expect(server.log.findLast(({ path }) => path.endsWith('/changes'))?.query.get('since')).toBe('3');
  await pass(30_000);
  expect(count(server, 'GET', `${LIMITS}/changes`)).toBe(held);

  server.on(PING, () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, excludedUntil: 1_900_000_000 }));
  letGo(answer({ version: 4, excludedUntil: 1_900_000_000 }));
  await pass(100);
  expect([one.play().excludedUntil, other.play().excludedUntil]).toEqual([1_900_000_000, 1_900_000_000]);
});

it('[RG-08] shows a planned self-exclusion and its start in every tab', async () => {
  let letGo: (response: Response) => void = () => undefined;
  const held = () => new Promise<Response>((resolve) => (letGo = resolve));
  const server = createFakeServer({ ...answersWith(null, null), [CHANGES]: () => answer({ version: 3, excludedUntil: null }) });
  const browser = createBrowserOfTabs();
  const tabs = [open(server, browser.openTab()), open(server, browser.openTab())];
  await pass(0);
  server.on(CHANGES, held);
  await pass(1_000);
  const plannedBreak = { startsAt: 1_900_000_000, endsAt: 1_900_604_800 };
  letGo(answer({ version: 4, excludedUntil: null, plannedBreak }));
  await pass(1_000);
  for (const { play } of tabs) expect(play()).toMatchObject({ excludedUntil: null, plannedBreak });

  server.on(PING, () => answer({ sessionSecondsLeft: null, checkDueInSeconds: null, excludedUntil: plannedBreak.endsAt }));
  letGo(answer({ version: 4, excludedUntil: plannedBreak.endsAt, plannedBreak: null }));
  await pass(100);
  for (const { play } of tabs) expect(play()).toMatchObject({ excludedUntil: plannedBreak.endsAt, plannedBreak: null });
});

it('[LIM-5] polls every ten seconds if the service does not support long polling, and every thirty if it fails', async () => {
  const server = createFakeServer({ ...answersWith(null, null), [CHANGES]: () => answer({ version: 3, excludedUntil: null }) });
  open(server);
  await pass(0);
  const asks = () => count(server, 'GET', `${LIMITS}/changes`);
  await pass(60_000);
  expect(asks()).toBeGreaterThanOrEqual(6);
  expect(asks()).toBeLessThanOrEqual(9);

  server.on(CHANGES, () => answer({}, 503));
  await pass(10_000);
  const before = asks();
  await pass(90_000);
  expect(asks() - before).toBeLessThanOrEqual(3);
});

it('[LIM-12] [LIM-4] loads the unused part of the tightest stake limit, and shows no outdated figure if that fails', async () => {
  const of = (limitType: number, limitBalance: number) => ({ ...ripe, limitType, limitState: 'ACTIVE', limitBalance, needApprove: false });
  const server = createFakeServer({
    ...answersWith(null, null),
    [`GET ${LIMITS}/limits`]: () => answer([of(1, 900), of(11, 700), of(20, 5), { ...of(2, 1), limitState: 'PENDING' }]),
  });
  const { dispatch, play } = open(server);
  dispatch(tightestWanted());
  await pass(0);
  expect(play().tightest).toMatchObject({ limitType: 11, limitBalance: 700 });

  server.on(`GET ${LIMITS}/limits`, () => answer({}, 503));
  dispatch(tightestWanted());
  await pass(60_000);
  expect(play().tightest).toBeNull();
});
