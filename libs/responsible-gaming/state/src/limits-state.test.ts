import { sessionModule } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { decisionWanted, limitsModule, limitsWanted, limitWanted, selectLimits } from './index.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const money = { limitType: 1, measure: 'money', currencyIso: 'EUR', exponent: 2, availableValues: [] };
const aLimit = (more: object = {}) => ({
  ...{ ...money, id: 4, limitState: 'ACTIVE', limitValue: 5_000, startedAt: 1, endsAt: null, selfExcludeReason: null },
  ...{ needApprove: false, canConfirm: false, limitBalance: 2_000 },
  ...more,
});

let stop = () => undefined as void;
function start(server: FakeServer) {
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), limitsModule(ports)], { session });
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

it('[RG-18] loads limits when the player looks at them', async () => {
  const { dispatch, seen } = start(createFakeServer(lists));
  dispatch(limitsWanted());
  await settle();

  expect(seen()).toMatchObject({ status: 'ready', limits: [{ limitType: 1, limitBalance: 2_000 }], offered: [{ limitType: 1 }] });
});

it('[RG-16] does not show a list of which one entry cannot be read', async () => {
  const { dispatch, seen } = start(createFakeServer({ ...lists, [`GET ${BASE}/limits`]: () => answer([aLimit(), { id: 5 }]) }));
  dispatch(limitsWanted());
  await settle();

  expect(seen()).toMatchObject({ status: 'failed', limits: [] });
});

it('sets a limit and shows what the service answered, or keeps what was and names the refusal', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limits`]: () => answer({ limitsData: [aLimit({ limitValue: 4_000 })] }) });
  const { dispatch, seen } = start(server);
  dispatch(limitsWanted());
  await settle();
  dispatch(limitWanted({ limitType: 1, limitValue: 4_000 }));
  expect(seen().saving).toBe(1);
  await settle();
  expect(seen()).toMatchObject({ saving: null, result: { limitType: 1, failure: null }, limits: [{ limitValue: 4_000 }] });
  expect(server.log.at(-1)?.body).toEqual({ limits: [{ limitType: 1, limitValue: 4_000 }] });

  const problem = { status: 409, code: 409, errors: [{ code: 'limit-locked', detail: '' }], traceId: 't' };
  server.on(`POST ${BASE}/limits`, () => answer(problem, 409));
  dispatch(limitWanted({ limitType: 1, limitValue: 9_000 }));
  await settle();
  expect(seen()).toMatchObject({ saving: null, result: { failure: 'limit-locked' }, limits: [{ limitValue: 4_000 }] });
});

it('[RG-07] [RG-17] confirms or takes back what waits', async () => {
  const server = createFakeServer({ ...lists, [`POST ${BASE}/limitaction`]: () => answer({ limitsData: [] }) });
  const { dispatch, seen } = start(server);
  dispatch(decisionWanted({ id: 4, limitType: 1, action: 'confirm' }));
  await settle();

  expect(server.log.at(-1)?.body).toEqual({ id: 4, action: 'confirm' });
  expect(seen().result).toEqual({ limitType: 1, failure: null });
});
