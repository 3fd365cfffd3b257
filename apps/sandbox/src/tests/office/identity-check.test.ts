import type { DocumentsAnswer } from '@touchline/account-office-contract';
import type { IdentityCheck } from '@touchline/identity-contract';
import { signWebhook } from '@touchline/server-kernel/http';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { CHECK_WEBHOOK_PATH } from '@touchline/server-office';
import { type PaymentsApp, SECRET, startPaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestPlayer } from '../../testing/test-app.ts';

const PATH = '/web-api/identity/check';
const SITE = { host: 'shop.test', origin: 'https://shop.test' };
const FORGED = `whsec_${Buffer.from('another secret of the same size!').toString('base64')}`;

describe.each(ENGINES)('identity check on %s', (engine) => {
  let test: PaymentsApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startPaymentsApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    test.provider.setFaults({ lateMs: 0, copies: 1, isShuffled: false, isSilent: false, isDown: false });
    player = await test.addPlayer();
  });

  const look = async () => (await test.get(player.token, PATH)).json<IdentityCheck>();
  const start = async () => (await test.post(player.token, PATH, { hasConsented: true, lang: 'en' }, SITE)).json<IdentityCheck>();
  const frame = async () => new URL((await start()).frameUrl ?? 'http://none.test').pathname;
  const choose = (url: string, outcome: string) => test.provider.app.inject({ method: 'POST', url, payload: { outcome } });
  /** Lets the stand-in decide on the submitted documents. */
  const judged = async () => {
    test.providerClock.nowMs += 2_000;
    await test.tick(); // the verdict
    await test.tick(); // due webhooks
  };
  const stored = async () =>
    (
      await test.db.query<{ state: string; version: number }>('select state, version from identity_checks where user_id = $1', [
        player.userId,
      ])
    )[0];
  const documents = async () =>
    Object.fromEntries(
      (await test.get(player.token, '/web-api/office/documents')).json<DocumentsAnswer>().documents.map(({ kind, state }) => [kind, state]),
    );
  const deliver = (body: object, { id = 'msg_1', secret = SECRET }: { id?: string; secret?: string } = {}) => {
    const text = JSON.stringify(body);
    const headers = signWebhook(secret, id, { atSeconds: Math.floor(Date.now() / 1000), body: text });
    return test.app.inject({
      ...{ method: 'POST', url: CHECK_WEBHOOK_PATH, payload: text },
      headers: { ...headers, 'content-type': 'application/json' },
    });
  };

  it('[RT-18] [AC-09] consent opens one check, whose page only this site may frame; the webhook about its result verifies the player', async () => {
    expect(await look()).toEqual({ state: 'none', reason: null, isVerified: false, isReachable: true, frameUrl: null });
    expect((await test.post(player.token, PATH, { hasConsented: false, lang: 'en' }, SITE)).statusCode).toBe(400);
    expect(await look()).toMatchObject({ state: 'none' });

    const [one, two] = await Promise.all([start(), start()]);
    expect(one).toMatchObject({ state: 'open', frameUrl: expect.stringMatching(/^http:\/\/provider\.test\/check\/chk_[0-9a-f]{30}$/) });
    expect(two.frameUrl).toBe(one.frameUrl);
    const url = new URL(one.frameUrl ?? '').pathname;
    const page = await test.provider.app.inject({ url });
    expect(page.headers['content-security-policy']).toMatch(/; frame-ancestors https:\/\/shop\.test$/);
    expect((await test.app.inject({ url: '/web-api/identity/check-frame' })).json()).toEqual({ origin: 'http://provider.test' });

    await choose(url, 'approved');
    await test.tick();
    expect(await stored()).toEqual({ state: 'checking', version: 2 });
    await judged();
    expect(await stored()).toEqual({ state: 'approved', version: 3 });
    expect(await look()).toEqual({ state: 'approved', reason: null, isVerified: true, isReachable: true, frameUrl: null });
    expect(await documents()).toEqual({ passport: 'accepted', address: 'accepted' });
    expect(await start()).toMatchObject({ isVerified: true, frameUrl: null });
  });

  it('[RT-18] a refused check states the reason, does not affect the proof of address, and can be repeated', async () => {
    const first = await frame();
    await choose(first, 'expired');
    await test.tick();
    await judged();
    expect(await look()).toMatchObject({ state: 'refused', reason: 'expired', isVerified: false });
    expect(await documents()).toEqual({ passport: 'refused', address: 'missing' });
    const second = await frame();
    expect(second).not.toBe(first);
    expect(await look()).toMatchObject({ state: 'open', reason: null });
  });

  it('[RT-18] forged, changed, repeated and outdated webhooks have no effect', async () => {
    await start();
    const approved = { data: { reference: `check:${player.userId}:1`, state: 'approved', reason: null, version: 3 } };
    expect((await deliver(approved, { secret: FORGED })).statusCode).toBe(401);
    expect(await stored()).toEqual({ state: 'open', version: 1 });
    expect((await deliver({ data: { ...approved.data, state: 'sure' } })).statusCode).toBe(400);

    const id = `msg_${player.userId}`;
    const refused = { data: { ...approved.data, state: 'refused', reason: 'cropped' } };
    expect((await deliver(refused, { id })).statusCode).toBe(204);
    const log = () => test.db.query('select id from document_log where user_id = $1', [player.userId]);
    expect(await log()).toHaveLength(1);
    expect((await deliver(refused, { id })).statusCode).toBe(204);
    expect(await log()).toHaveLength(1);
    // The same id with different content, and an older version under a new id.
    expect((await deliver({ data: { ...approved.data, version: 9 } }, { id })).statusCode).toBe(204);
    expect((await deliver({ data: { ...approved.data, version: 2 } }, { id: `${id}_old` })).statusCode).toBe(204);
    expect(await stored()).toEqual({ state: 'refused', version: 3 });
    // A check of this player that does not exist.
    const other = { data: { ...approved.data, reference: `check:${player.userId}:7`, version: 9 } };
    expect((await deliver(other, { id: `${id}_other` })).statusCode).toBe(204);
    expect(await look()).toMatchObject({ state: 'refused', isVerified: false });
  });

  it('[ID-19] a success group code or status 1 of the provider verifies, a refusal or a request for more does not', async () => {
    const answer = (version: number, more: object) =>
      deliver(
        { data: { reference: `check:${player.userId}:1`, state: 'approved', reason: null, version, ...more } },
        { id: `msg_${player.userId}_${version}` },
      );
    const withoutDocuments = () => test.db.query('delete from documents where user_id = $1', [player.userId]);
    await start();

    await answer(2, { group_code: 'GREEN' });
    await withoutDocuments();
    expect(await look()).toMatchObject({ isVerified: true });
    await answer(3, { group_code: 'YELLOW' });
    await withoutDocuments();
    expect(await look()).toMatchObject({ isVerified: false });
    await answer(4, { internal_status: 1 });
    await withoutDocuments();
    expect(await look()).toMatchObject({ isVerified: true });
    await answer(5, { state: 'refused', reason: 'expired', group_code: 'RED' });
    expect(await look()).toMatchObject({ isVerified: false });
    expect((await answer(6, { internal_status: 2 })).statusCode).toBe(400);
  });

  it('[RT-18] reports an unreachable provider to the player, and catches up on a lost webhook', async () => {
    test.provider.setFaults({ isDown: true });
    expect(await start()).toEqual({ state: 'none', reason: null, isVerified: false, isReachable: false, frameUrl: null });
    test.provider.setFaults({ isDown: false, isSilent: true });
    const url = await frame();
    test.provider.setFaults({ isDown: true });
    expect(await look()).toMatchObject({ state: 'open', isReachable: false, frameUrl: null });
    test.provider.setFaults({ isDown: false });
    await choose(url, 'approved');
    await judged();
    expect(await stored()).toEqual({ state: 'open', version: 1 });
    expect(await look()).toMatchObject({ state: 'approved', isVerified: true });
  });

  it('[RT-18] submitting the provider’s page twice counts once', async () => {
    const url = await frame();
    await choose(url, 'unreadable');
    await choose(url, 'approved');
    await test.tick();
    await judged();
    expect(await look()).toMatchObject({ state: 'refused', reason: 'unreadable' });
  });
});
