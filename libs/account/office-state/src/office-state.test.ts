import { sessionModule, sessionReceived } from '@touchline/identity-state';
import { accountModule } from '@touchline/account-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { documentChosen, officeChangeWanted, officeModule, officeWanted, selectOffice } from './index.ts';

const BASE = '/web-api/office';
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const wallet = {
  ...{ score_id: 11, type: 0, currency_id: 978, iso: 'EUR', symbol: '€', exponent: 2, label: '', money: 5, points: 0 },
  ...{ isActive: true, isDefault: true, keptFor: 'type' },
};
const wallets = (more: object = {}) => ({ wallets: [wallet], opening: [], addable: [], ...more });
const documents = {
  ...{ isVerified: false, requestedAdditional: false, provider: 'own', keptDays: 30, threshold: { amount: 1, iso: 'EUR', exponent: 2 } },
  documents: [{ kind: 'passport', state: 'checking', reason: null, at: 5, isNeeded: false }],
};

let stop = () => undefined as void;
function start(server: FakeServer) {
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), accountModule(ports), officeModule(ports)], { session });
  stop = store.stop;
  return { ...store, seen: () => selectOffice(store.getState()) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const requestCount = (server: FakeServer, path: string) => server.log.filter((request) => request.path.endsWith(path)).length;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[AC-02] polls for a new account every 2.5 seconds until it is open', async () => {
  const server = createFakeServer({
    [`POST ${BASE}/wallets/add`]: () => answer(wallets({ opening: ['USD'] })),
    [`GET ${BASE}/wallets`]: () => answer(wallets({ opening: ['USD'] })),
  });
  const { dispatch, seen } = start(server);
  dispatch(officeChangeWanted({ key: 'walletAdd', body: { currency_id: 840 } }));
  await settle();
  expect(seen().data.wallets?.opening).toEqual(['USD']);
  await jest.advanceTimersByTimeAsync(2_499);
  expect(requestCount(server, '/wallets')).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(requestCount(server, '/wallets')).toBe(1);
  server.on(`GET ${BASE}/wallets`, () => answer(wallets()));
  await jest.advanceTimersByTimeAsync(2_500);
  expect(seen().data.wallets?.opening).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requestCount(server, '/wallets')).toBe(2);
});

it('[AC-02] stops polling after 24 attempts', async () => {
  const server = createFakeServer({ [`GET ${BASE}/wallets`]: () => answer(wallets({ opening: ['USD'] })) });
  const { dispatch } = start(server);
  dispatch(officeWanted('wallets'));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(requestCount(server, '/wallets')).toBe(25);
});

it('[AC-06] stores code and field of a refusal, and ignores a change that is already running', async () => {
  const problem = { status: 400, code: 400, errors: [{ code: 'profile-under-age', detail: '', field: 'birth_date' }], traceId: 't' };
  const server = createFakeServer({ [`POST ${BASE}/profile`]: () => answer(problem, 400) });
  const { dispatch, seen } = start(server);
  const wanted = officeChangeWanted({ key: 'profileSave', body: { birth_date: '2015-02-01' } });
  dispatch(wanted);
  dispatch(wanted);
  expect(seen().changes.profileSave).toEqual({ status: 'busy' });
  await settle();
  expect(seen().changes.profileSave).toEqual({ status: 'refused', code: 'profile-under-age', field: 'birth_date' });
  expect(requestCount(server, '/profile')).toBe(1);
});

it('[HT-10] rejects a response with one malformed entry', async () => {
  const server = createFakeServer({ [`GET ${BASE}/wallets`]: () => answer(wallets({ wallets: [wallet, { ...wallet, money: '5' }] })) });
  const { dispatch, seen } = start(server);
  dispatch(officeWanted('wallets'));
  await settle();
  expect(seen()).toMatchObject({ data: {}, failed: { wallets: expect.any(String) } });
});

it('[AC-06] [LIM-5] keeps the reason of a failed load when the session is confirmed afterwards', async () => {
  const problem = { status: 403, code: 403, errors: [{ code: 'self-excluded', detail: '' }], traceId: 't' };
  const server = createFakeServer({ [`GET ${BASE}/promo`]: () => answer(problem, 403) });
  const { dispatch, seen } = start(server);
  dispatch(officeWanted('promo'));
  await settle();
  dispatch(sessionReceived(session));
  expect(seen().failed).toEqual({ promo: 'self-excluded' });
});

it('[AC-09] sends a picture in parts, repeats a lost part, and polls while it is being checked', async () => {
  let losses = 1;
  const server = createFakeServer({
    [`POST ${BASE}/documents/part`]: () => (losses-- > 0 ? answer({}, 503) : answer(null, 204)),
    [`POST ${BASE}/documents`]: () => answer(documents),
    [`GET ${BASE}/documents`]: () => answer({ ...documents, documents: [] }),
  });
  const { dispatch, seen } = start(server);
  // 36,000 bytes are 48,000 characters in base64, so this is one part and 4 characters.
  dispatch(documentChosen({ kind: 'passport', picture: 'A'.repeat(48_004) }));
  await settle();
  const parts = server.log.filter(({ path: at }) => at.endsWith('/part')).map(({ body }) => body as { n: number; data: string });
  expect(parts.map(({ n, data }) => [n, data.length])).toEqual([
    [0, 48_000],
    [0, 48_000],
    [1, 4],
  ]);
  expect(seen().data.documents?.documents[0]).toMatchObject({ state: 'checking' });
  expect(seen().upload).toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen().data.documents?.documents).toEqual([]);
});

it('[AC-09] rejects a picture with too many parts', async () => {
  const server = createFakeServer({});
  const { dispatch, seen } = start(server);
  dispatch(documentChosen({ kind: 'passport', picture: 'A'.repeat(48_000 * 28 + 4) }));
  await settle();
  expect(seen().changes.documentSend).toMatchObject({ status: 'refused', code: 'document-large' });
  expect(server.log.filter(({ path: at }) => at.includes('/documents'))).toEqual([]);
});
