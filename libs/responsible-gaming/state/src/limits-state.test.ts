import { sessionModule } from '@touchline/identity-state';
import { configSlice } from '@touchline/shared-config';
import { viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { decisionWanted, limitsModule, limitsWanted, limitWanted, quizAnswered, selectLimits } from './index.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const site = { name: 'site', slices: [viewSlice, configSlice] };
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const money = { limitType: 1, measure: 'money', currencyIso: 'EUR', exponent: 2, availableValues: [] };
const aLimit = (more: object = {}) => ({
  ...{ ...money, id: 4, limitState: 'ACTIVE', limitValue: 5_000, startedAt: 1, endsAt: null, selfExcludeReason: null },
  ...{ needApprove: false, canConfirm: false, limitBalance: 2_000 },
  ...more,
});

let stop = () => undefined as void;
const refusal = (status: number, title?: string) =>
  answer({ status, code: status, errors: [{ code: 'limit-locked', detail: '' }], traceId: 't', title }, status);

function start(server: FakeServer, config?: object) {
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), limitsModule(ports), site], {
    session,
    ...(config !== undefined && { config: { status: 'ready', site: config }, view: { ...viewSlice.getInitialState(), language: 'ru' } }),
  });
  stop = store.stop;
  return { ...store, seen: () => selectLimits(store.getState()) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const lists = { [`GET ${BASE}/limits`]: () => answer([aLimit()]), [`GET ${BASE}/availablelimits`]: () => answer([money]) };

it('[RG-18] loads the limits on request', async () => {
  const { dispatch, seen } = start(createFakeServer(lists));
  dispatch(limitsWanted());
  await settle();

  expect(seen()).toMatchObject({ status: 'ready', limits: [{ limitType: 1, limitBalance: 2_000 }], offered: [{ limitType: 1 }] });
});

it('[RG-04] [RG-18] loads reasons along with the limits, and works without them', async () => {
  const reasons = `GET ${BASE}/reasons/selfexclude`;
  const given = [{ id: 2, selfExcludeReason: 'money' }];
  const { dispatch, seen } = start(createFakeServer({ ...lists, [reasons]: () => answer(given) }));
  dispatch(limitsWanted());
  await settle();
  expect(seen()).toMatchObject({ status: 'ready', reasons: given });
  stop();

  const without = start(createFakeServer({ ...lists, [reasons]: () => refusal(503) }));
  without.dispatch(limitsWanted());
  await settle();
  expect(without.seen()).toMatchObject({ status: 'ready', limits: [{ limitType: 1 }], reasons: [] });
});

it('[RG-16] rejects a list with one malformed entry', async () => {
  const { dispatch, seen } = start(createFakeServer({ ...lists, [`GET ${BASE}/limits`]: () => answer([aLimit(), { id: 5 }]) }));
  dispatch(limitsWanted());
  await settle();

  expect(seen()).toMatchObject({ status: 'failed', limits: [] });
});

it("sets a limit and stores the service's response, or keeps the old state and the refusal", async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limits`]: () => answer({ limitsData: [aLimit({ limitValue: 4_000 })] }) });
  const { dispatch, seen } = start(server);
  dispatch(limitsWanted());
  await settle();
  dispatch(limitWanted({ limitType: 1, limitValue: 4_000 }));
  expect(seen().saving).toBe(1);
  await settle();
  expect(seen()).toMatchObject({ saving: null, result: { limitType: 1, isMade: true }, limits: [{ limitValue: 4_000 }] });
  expect(server.log.at(-1)?.body).toEqual({ limits: [{ limitType: 1, limitValue: 4_000 }] });

  server.on(`POST ${BASE}/limits`, () => refusal(409, 'Ваши лимиты заблокированы'));
  dispatch(limitWanted({ limitType: 1, limitValue: 9_000 }));
  await settle();
  expect(seen()).toMatchObject({
    saving: null,
    result: { isMade: false, status: 409, title: 'Ваши лимиты заблокированы' },
    limits: [{ limitValue: 4_000 }],
  });
});

it('[RG-15] treats a refusal without a title as forbidden, and keeps the status of a failed service', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limits`]: () => refusal(409) });
  const { dispatch, seen } = start(server);
  dispatch(limitWanted({ limitType: 1, limitValue: 9_000 }));
  await settle();
  expect(seen().result).toEqual({ limitType: 1, what: 'set', isMade: false, status: 403, title: null });

  server.on(`POST ${BASE}/limits`, () => refusal(503));
  dispatch(limitWanted({ limitType: 1, limitValue: 9_000 }));
  await settle();
  expect(seen().result).toMatchObject({ status: 503, title: null });
});

it("[RG-04] requests the page's language at the configured path", async () => {
  const old = '/limit-service-api/limit/external/web/api/v1';
  const server = createFakeServer({ [`GET ${old}/limits`]: () => answer([]), [`GET ${old}/availablelimits`]: () => answer([money]) });
  const { dispatch, seen } = start(server, { limitServicePath: old });
  dispatch(limitsWanted());
  await settle();

  expect(seen()).toMatchObject({ status: 'ready', offered: [{ limitType: 1 }] });
  expect(server.log.map(({ path, headers }) => [path, headers.get('language')])).toContainEqual([`${old}/limits`, 'ru']);
});

const question = { id: 1, question: 'Что теперь?', answers: [{ id: 1, answer: 'Стоп' }] };
const quiz = { status: 'quiz', questions: [question], tokenGuid: 'a-token', limitsData: [aLimit()], title: '' };

it('[RG-14] with a quiz makes the change only after correct answers', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limits`]: () => answer(quiz) });
  const { dispatch, seen } = start(server);
  const wish = { limitType: 20, limitValue: 9_000 };
  dispatch(limitWanted(wish));
  await settle();
  expect(seen()).toMatchObject({ saving: null, result: null, quiz: { tokenGuid: 'a-token', questions: [question], wish, status: 'open' } });

  const marked = (success: boolean) => answer({ questionsResult: [{ id: 1, isRight: success }], success, limitsData: [aLimit()] });
  server.on(`POST ${BASE}/testanswers`, () => marked(false));
  dispatch(quizAnswered([{ id: 1, answerId: 1 }]));
  await settle();
  expect(server.log.at(-1)?.body).toEqual({ tokenGuid: 'a-token', answers: [{ id: 1, answerId: 1 }] });
  expect(seen()).toMatchObject({ result: null, quiz: { status: 'wrong', wrong: [1] } });

  dispatch(limitWanted(wish));
  await settle();
  server.on(`POST ${BASE}/testanswers`, () => marked(true));
  dispatch(quizAnswered([{ id: 1, answerId: 1 }]));
  await settle();
  expect(seen()).toMatchObject({ quiz: null, result: { limitType: 20, isMade: true } });
});

it('[RG-14] rejects a quiz without questions', async () => {
  const { dispatch, seen } = start(createFakeServer({ ...lists, [`POST ${BASE}/limits`]: () => answer({ ...quiz, questions: [] }) }));
  dispatch(limitWanted({ limitType: 20, limitValue: 9_000 }));
  await settle();

  expect(seen()).toMatchObject({ quiz: null, result: { isMade: false } });
});

it('[RG-04] [LIM-5] signs out a player who closes betting', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/BlockUser`]: () => answer({ success: true }) });
  const { dispatch, actions } = start(server);
  dispatch(limitWanted({ limitType: 30, limitValue: 1_825, isBlocked: true }));
  await settle();

  expect(actions).toContainEqual({ type: 'session/signedOut', payload: { reason: 'requested' } });
  expect(server.log.map(({ path }) => path).filter((path) => path.includes('logout'))).toEqual([]);
});

it('[RG-07] [RG-17] confirms a pending change', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limitaction`]: () => answer({ limitsData: [] }) });
  const { dispatch, seen } = start(server);
  dispatch(decisionWanted({ id: 4, limitType: 1, action: 'confirm' }));
  await settle();

  expect(server.log.at(-1)?.body).toEqual({ id: 4, action: 'confirm' });
  expect(seen().result).toEqual({ limitType: 1, what: 'confirm', isMade: true, status: 200, title: null });
});
