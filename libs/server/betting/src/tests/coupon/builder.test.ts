import { ENGINES, type TestPlayer } from '@touchline/server-kernel/testing';
import { controlsOf } from '@touchline/server-engine';
import type {
  BookedCoupon,
  BuilderGame,
  BuilderPrice,
  EditAnswer,
  EditQuoteAnswer,
  PlacedBet,
  SharedCoupon,
} from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { builderOn } from './builder.test.helper.ts';
import { accepted, offersOf, placeSeen, quote, see, settleGames, settleImports } from '../../testing.ts';

const EDIT_QUOTE = '/web-api/coupon/edit-quote';
const EDIT = '/web-api/coupon/edit';

describe.each(ENGINES)('bet builder on %s', (kind) => {
  const on = builderOn(kind);
  let player: TestPlayer;
  beforeEach(async () => {
    player = await on.test.addPlayer({ money: 100_000 });
  });

  const place = async (bets: PlacedBet[], more: object = {}): Promise<BookedCoupon> =>
    accepted(await placeSeen(on.test, player, await see(on.test, player, { bets, amount: 1000, ...more }))).coupon;
  const read = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();

  it('[BT-10] prices several outcomes of one match, independent of their order, and gives a reason for impossible combinations', async () => {
    const game = on.aGame();
    const [home, over, corners] = [on.leg(game, 'home'), on.leg(game, 'over'), on.leg(game, 'corners')];
    const price = await on.price([home, over, corners]);
    if (price.status !== 'priced') throw new Error(price.reason);
    expect(price.coef).toBeLessThan(price.product);
    expect(price.outcomeId).toBeGreaterThanOrEqual(2 ** 52);
    expect(price.legs.map(({ outcomeId }) => outcomeId).sort()).toEqual([home, over, corners].map(({ outcomeId }) => outcomeId).sort());
    expect(await on.price([corners, home, over])).toEqual(price);

    expect(await on.price([home, on.leg(game, 'draw')])).toMatchObject({ status: 'refused', reason: 'impossible' });
    expect(await on.price([home, on.leg(game, 'home-or-draw')])).toMatchObject({
      reason: 'implied',
      outcomeIds: [on.leg(game, 'home-or-draw').outcomeId],
    });
    expect(await on.price([home, on.leg(game, 'next-goal')])).toMatchObject({ reason: 'not-combinable' });
    expect(await on.price([home, on.leg(on.aGame(), 'over')])).toMatchObject({ reason: 'other-game' });
    controlsOf(on.engine).setSuspended(game, true);
    expect(await on.price([home, over])).toMatchObject({ reason: 'suspended' });
    controlsOf(on.engine).setSuspended(game, false);
  });

  it('[BT-10] refuses one outcome, nine outcomes, and a repeated outcome', async () => {
    const game = on.aGame();
    const home = on.leg(game, 'home');
    const send = async (legs: object[]) =>
      (await on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/builder', payload: { legs } })).statusCode;
    const { coef: _, ...leg } = home;
    expect([await send([leg]), await send(Array(9).fill(leg) as object[]), await send([leg, leg])]).toEqual([400, 400, 400]);
  });

  it('[BT-10] lists the markets that can be combined, and suggests combinations that are on sale', async () => {
    const game = on.aGame();
    const about = (await on.test.app.inject(`/bff-api/coupon/builder/game/${game}`)).json<BuilderGame>();
    expect(about.marketTypeIds).toEqual(expect.arrayContaining([1, 4, 10, 9, 14, 104, 2004]));
    expect(about.marketTypeIds).not.toEqual(expect.arrayContaining([16]));
    expect(about.suggestions.length).toBeGreaterThanOrEqual(2);
    for (const { coef, legs } of about.suggestions) expect(await on.price(legs)).toMatchObject({ status: 'priced', coef });
    expect((await on.test.app.inject('/bff-api/coupon/builder/game/1')).statusCode).toBe(404);
  });

  it('[BT-10] [BET-11] is placed as one bet at its quoted odds, and the receipt names every leg', async () => {
    const game = on.aGame();
    const bet = await on.keep([on.leg(game, 'home'), on.leg(game, 'over'), on.leg(game, 'corners')]);
    const coupon = await place([bet]);
    expect(coupon).toMatchObject({ typeId: 0, coef: bet.coef, possibleWin: bet.coef });
    expect(coupon.bets).toHaveLength(1);
    expect(coupon.bets[0]).toMatchObject({ outcomeId: bet.outcomeId, coef: bet.coef, marketTypeId: 61, outcomeTypeId: 68 });
    expect(coupon.bets[0]?.legs?.map(({ statusId, subKind }) => [statusId, subKind])).toEqual([
      [-1, null],
      [-1, null],
      [-1, 'corners'],
    ]);
    expect(await read(coupon.couponId)).toEqual(coupon);
  });

  it('[BT-10] [ODD-3] requires confirmation when its odds have moved, and is dependent with other bets of its match', async () => {
    const game = on.aGame();
    const bet = await on.keep([on.leg(game, 'home'), on.leg(game, 'over')]);
    const seen = await see(on.test, player, { bets: [bet], amount: 1000, changeCoefAction: 0 });
    controlsOf(on.engine).setCoef(bet.outcomeId, bet.coef - 100);
    expect(await placeSeen(on.test, player, seen)).toMatchObject({ status: 'rejected', reason: 'coef-changed' });
    controlsOf(on.engine).setCoef(bet.outcomeId, null);

    const [other, same] = [on.leg(on.aGame(), 'away'), on.leg(game, 'both')];
    const express = await quote(on.test, player, { typeId: 1, bets: [bet, same], amount: 1000 });
    expect(express.bets.map(({ reason }) => reason)).toEqual(['dependent-bets', 'dependent-bets']);
    const booked = await place([bet, other], { typeId: 1 });
    expect(booked.bets.map(({ legs }) => legs?.length)).toEqual([2, undefined]);
  });

  it('[BT-10] rejects a combination that was not stored', async () => {
    const game = on.aGame();
    const price = await on.price([on.leg(game, 'home'), on.leg(game, 'over')]);
    if (price.status !== 'priced') throw new Error(price.reason);
    const { gameId, marketId, outcomeId, coef } = price;
    const quoted = await quote(on.test, player, { bets: [{ gameId, marketId, outcomeId, coef }], amount: 1000 });
    expect(quoted.bets).toMatchObject([{ reason: 'outcome-gone' }]);
  });

  it('[BT-10] [CP-31] can be shared by a booking code', async () => {
    const game = on.aGame();
    const { coef, ...bet } = await on.keep([on.leg(game, 'home'), on.leg(game, 'both')]);
    const shared = await on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', payload: { bets: [bet] } });
    const { code } = shared.json<{ code: string }>();
    const opened = (await on.test.app.inject(`/bff-api/coupon/shared/${code}`)).json<SharedCoupon>();
    expect(opened.now).toEqual([{ outcomeId: bet.outcomeId, state: 'same', coefThen: coef, coef }]);
    const kept = (await on.test.app.inject(`/bff-api/coupon/builder/kept/${bet.outcomeId}`)).json<BuilderPrice>();
    expect(kept).toMatchObject({ status: 'priced', ...bet, coef });
    expect((await on.test.app.inject(`/bff-api/coupon/builder/kept/${2 ** 52 + 1}`)).statusCode).toBe(404);
  });

  it('[BT-10] [OD-02] is settled by its legs: lost if one is lost, won if all are won', async () => {
    const game = on.aGame();
    const rivals = [
      [on.leg(game, 'home'), on.leg(game, 'over')],
      [on.leg(game, 'home'), on.leg(game, 'under')],
      [on.leg(game, 'draw'), on.leg(game, 'over')],
      [on.leg(game, 'draw'), on.leg(game, 'under')],
      [on.leg(game, 'away'), on.leg(game, 'over')],
      [on.leg(game, 'away'), on.leg(game, 'under')],
    ];
    const booked: BookedCoupon[] = [];
    for (const legs of rivals) booked.push(await place([await on.keep(legs)]));
    controlsOf(on.engine).endGame(game);
    await settleGames(on.services, [game]);
    const settled = await Promise.all(booked.map(({ couponId }) => read(couponId)));

    // For any result, exactly one of the six combinations wins.
    expect(settled.map(({ state }) => state).sort()).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'won']);
    const won = settled.find(({ state }) => state === 'won');
    expect(won?.payout).toBe(won?.possibleWin);
    expect(won?.bets[0]?.legs?.map(({ statusId }) => statusId)).toEqual([1, 1]);
    for (const { bets, state } of settled) expect(bets[0]?.legs?.every(({ statusId }) => statusId === 1) === (state === 'won')).toBe(true);
    expect(settled[0]?.bets[0]?.legs?.[0]?.result).toMatch(/^\d+:\d+$/);
  });

  it('[BT-10] [MON-5] pays the odds of the remaining legs if a leg is void', async () => {
    // "Draw no bet" is void in a draw, so end games until one is drawn.
    for (;;) {
      const game = on.aGame();
      const [level, over] = [on.leg(game, 'draw-no-bet'), on.leg(game, 'over')];
      const under = on.leg(game, 'under');
      const isSold = (await Promise.all([on.price([level, over]), on.price([level, under])])).every(({ status }) => status === 'priced');
      if (!isSold) continue;
      const coupons = [await place([await on.keep([level, over])]), await place([await on.keep([level, under])])];
      controlsOf(on.engine).endGame(game);
      await settleGames(on.services, [game]);
      const [first, second] = await Promise.all(coupons.map(({ couponId }) => read(couponId)));
      if (first === undefined || second === undefined) throw new Error('a coupon is gone');
      const isDrawn = [...(first.bets[0]?.legs ?? []), ...(second.bets[0]?.legs ?? [])].some(({ statusId }) => statusId === 2);
      if (!isDrawn) continue;
      const won = [first, second].find(({ state }) => state === 'won');
      const rest = won === first ? over : under;
      // The remaining leg is paid at its odds on the line.
      expect(won?.bets[0]).toMatchObject({ coefPaid: rest.coef });
      expect(won?.payout).toBe(rest.coef);
      break;
    }
  });

  it('[BT-10] [BET-9] offers a cash-out at the fair value less the margin', async () => {
    const game = on.aGame();
    const coupon = await place([await on.keep([on.leg(game, 'home'), on.leg(game, 'over')])]);
    const { coupons } = await offersOf(on.test.db, player.userId, on.services, 0);
    const offer = coupons.find(({ couponId }) => couponId === coupon.couponId)?.offer;
    // Margins: 5.5 % and 5 % of the two markets, 4 % of the cash-out; plus rounding.
    const fair = 1000 / (1.055 * 1.05);
    expect(offer?.fair).toBeLessThanOrEqual(fair);
    expect(offer?.fair).toBeGreaterThan(fair * 0.99);
    expect(offer?.offer).toBe(Math.floor((offer?.fair ?? 0) * 0.96));
  });

  it('[BT-10] [AC-05] [BET-9] stays in an edited express with its legs, at its current odds', async () => {
    const game = on.aGame();
    const bet = await on.keep([on.leg(game, 'home'), on.leg(game, 'over')]);
    const [dropped, added] = [on.leg(on.aGame(), 'away'), on.leg(on.aGame(), 'home')];
    const { couponId } = await place([bet, dropped], { typeId: 1 });
    controlsOf(on.engine).setCoef(bet.outcomeId, 2500);
    controlsOf(on.engine).setCoef(added.outcomeId, 2000);

    const edit = { couponId, bets: [bet, added], extra: 0 };
    const { bets, problem, reason, offer } = (await on.test.post(player.token, EDIT_QUOTE, edit)).json<EditQuoteAnswer>();
    expect([problem, reason, bets.map(({ coef }) => coef)]).toEqual([null, null, [2500, 2000]]);
    if (offer?.quote == null) throw new Error('no offer');
    const { value, extra, coef, possibleWin, quote: sealed } = offer;
    expect(coef).toBe(5000);
    const body = { id: randomUUID(), couponId, value, extra, coef, possibleWin, quote: sealed };
    const answer = (await on.test.post(player.token, EDIT, body)).json<EditAnswer>();

    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    expect(answer.coupon).toMatchObject({ amount: value, coef: 5000, editedFrom: { couponId, value } });
    expect(answer.coupon.bets.map(({ outcomeId, legs }) => [outcomeId, legs?.length])).toEqual([
      [bet.outcomeId, 2],
      [added.outcomeId, undefined],
    ]);
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', editedTo: answer.coupon.couponId });
    controlsOf(on.engine).setCoef(bet.outcomeId, null);
    controlsOf(on.engine).setCoef(added.outcomeId, null);
  });

  it('[BT-10] [OD-02] is settled again when a void leg becomes known although the score stays', async () => {
    const game = on.aGame();
    const [home, corners] = [on.leg(game, 'home'), on.leg(game, 'corners')];
    const combination = await on.price([home, corners]);
    if (combination.status !== 'priced') throw new Error('not on sale');
    const { couponId, bets } = await place([await on.keep([home, corners])]);
    // Nothing is known of the corners a day after the start.
    on.test.clock.nowMs = (bets[0]?.startAt ?? 0) * 1000 + 25 * 3_600_000;
    player = { ...player, token: await on.test.signIn(player.userId) };
    const known = (result: object) => ({
      ...on.services,
      prices: {
        ...on.services.prices,
        result: () => ({ main: [1, 0] as const, periods: [], ...result }),
        imports: { revision: () => 1, has: () => true },
      },
    });

    await settleGames(known({}), [game]);
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: home.coef });
    await settleImports(known({ corners: { main: [20, 0], periods: [] } }), {});

    expect(await read(couponId)).toMatchObject({ state: 'won', payout: combination.coef, bets: [{ result: '1:0' }] });
  });
});
