import type { ReceiptKeysAnswer, SignedReceiptAnswer } from '@touchline/betting-contract';
import { checkReceipt } from '@touchline/betting-receipt';
import { accepted, placeSeen, see } from '@touchline/server-betting/testing';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it('[BET-11] [SEC-10] signs receipts of the player’s own coupons only, verifiable with the published keys', async () => {
  const player = await test.addPlayer({ money: 10_000_000 });
  const bets = [test.prices.addGame(1001, { coef: 1500 }), test.prices.addGame(1002, { coef: 2000 })];
  const { coupon } = accepted(await placeSeen(test, player, await see(test, player, { typeId: 1, bets, amount: 777 })));
  const signed = (await test.get(player.token, `/web-api/coupon/signed-receipt/${coupon.couponId}`)).json<SignedReceiptAnswer>();
  const { keys } = (await test.app.inject({ method: 'GET', url: '/bff-api/coupon/receipt-keys' })).json<ReceiptKeysAnswer>();

  expect(await checkReceipt(signed, keys)).toBe('genuine');
  expect(JSON.parse(signed.statement)).toEqual({ at: test.clock.nowMs, coupon });
  const richer = { ...signed, statement: signed.statement.replace('"amount":777', '"amount":7770') };
  expect(richer.statement).not.toBe(signed.statement);
  expect(await checkReceipt(richer, keys)).toBe('changed');

  const stranger = await test.addPlayer();
  const foreign = await test.get(stranger.token, `/web-api/coupon/signed-receipt/${coupon.couponId}`);
  expect(foreign.statusCode).toBe(404);
});
