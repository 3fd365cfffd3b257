import { expect } from '@playwright/test';
import { DEMO } from '../support/product.ts';
import { sandbox } from '../support/sandbox.ts';
import type { Audit, Reader, Visit } from './audit.ts';
import { checks } from './check.ts';
import { accountOf, history, picks, place, quote } from './coupons.ts';
import type { Json } from './json.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>, visit: Visit = {}): Promise<void> =>
  audit.visit({ as: 'player', ...visit }, work);
const config = (fields: object): Visit => ({ services: { config: fields } });

export const COUPON = checks({
  'CP-01': [
    'players',
    'type 0, 1, 2 (with a banker), 4 and 9 are placed; the three bets of 9 become three coupons',
    async (audit) =>
      player(audit, async (reader) => {
        const bets = await picks(reader, 4);
        const [first, ...rest] = bets;
        if (first === undefined) throw new Error('no games');
        for (const wish of [
          { typeId: 0 as const, bets: [first] },
          { typeId: 1 as const, bets },
          { typeId: 4 as const, bets, systemValue: 2 },
          { typeId: 2 as const, bets: [{ ...first, isBanker: true }, ...rest], systemValue: 2 },
          { typeId: 9 as const, bets: rest, amount: 300 },
        ]) {
          const { answer } = await place(reader, wish);
          expect(answer.status, `${wish.typeId}: ${answer.text.slice(0, 300)}`).toBe(200);
        }
        expect((await history(reader)).length).toBe(7);
      }),
  ],
  'CP-08': [
    'players',
    'two outcomes of one game in an express are refused as dependent, both as singles are not',
    async (audit) => {
      const reader = await audit.reader('player');
      const { games } = await reader.json('GET /bff-api/feed/line/games?lang=en&count=30&sport=1');
      const game = games.findLast((one: Json) => one.markets.length > 1);
      const bets = game.markets
        .slice(0, 2)
        .map(({ id, outcomes }: Json) => ({ gameId: game.id, marketId: id, outcomeId: outcomes[0].id, coef: outcomes[0].coef }));
      const reasons = async (typeId: 1 | 9) => (await quote(reader, { typeId, bets })).bets.map(({ reason }: Json) => reason);
      expect((await reasons(1)).filter(Boolean).length).toBeGreaterThan(0);
      expect((await reasons(9)).filter(Boolean)).toEqual([]);
    },
  ],
  'CP-10': [
    'players',
    'six bets as a system 3 of 6: 20 combinations, and a least win below the largest',
    async (audit) => {
      const reader = await audit.reader('player');
      const bets = await picks(reader, 6);
      const { figures } = await quote(reader, { typeId: 4, bets, systemValue: 3, amount: 2_000 });
      expect([figures.combinations, figures.amount]).toEqual([20, 2_000]);
      expect(figures.minWin).toBeLessThan(figures.win);
    },
  ],
  'CP-12': [
    'players',
    'the bonus bet is offered for an express of three at 1.1 or more, and not for two, for a single or where the site has it off',
    async (audit) => {
      const reader = await audit.reader('player');
      const bets = await picks(reader, 3);
      const offered = async (visit: Reader, typeId: 0 | 1, count: number) =>
        (await quote(visit, { typeId, bets: bets.slice(0, count) })).bonusBet?.isAvailable ?? false;
      await player(
        audit,
        async (own) => expect([await offered(own, 1, 3), await offered(own, 1, 2), await offered(own, 0, 1)]).toEqual([true, false, false]),
        config({ isAvailableCouponBonusBet: true }),
      );
      await player(audit, async (own) => expect(await offered(own, 1, 3)).toBe(false), config({ isAvailableCouponBonusBet: false }));
    },
  ],
  'CP-13': [
    'players',
    'as a bonus bet an express of three pays 1.03 times and one of four 1.04 times the product',
    async (audit) =>
      player(
        audit,
        async (reader) => {
          for (const count of [3, 4]) {
            const bets = await picks(reader, count);
            const { figures, bets: now } = await quote(reader, { typeId: 1, bets, amount: 10_000, isBonusBet: true });
            const product = now.reduce((all: bigint, { coef }: Json) => all * BigInt(coef), 1n);
            const expected = (10_000n * product * BigInt(100 + count)) / 100n / 1000n ** BigInt(count);
            expect(BigInt(figures.win)).toBe(expected);
          }
        },
        config({ isAvailableCouponBonusBet: true }),
      ),
  ],
  'CP-14': [
    'operators',
    'least and largest stake are of the configured types: with type 0 left out of both a single has other bounds than an express',
    async (audit) => {
      const bounds = (fields: object) =>
        audit.visit({ as: 'player', ...config(fields) }, async (reader) => {
          const [bet] = await picks(reader, 1);
          const { minBetAmount, maxBetAmount } = await quote(reader, { typeId: 0, bets: bet === undefined ? [] : [bet] });
          return { minBetAmount, maxBetAmount };
        });
      const [own, without] = [await bounds({}), await bounds({ couponTypesWithMinAmount: [1], couponTypesWithMaxAmount: [1] })];
      expect(without.minBetAmount).toBeLessThan(own.minBetAmount);
      expect(without.maxBetAmount).toBeGreaterThan(own.maxBetAmount);
    },
  ],
  'CP-15': [
    'operators',
    'a VIP bet is offered only where showVipBet is on, for line bets, and not for many singles',
    async (audit) => {
      const offered = (showVipBet: boolean, typeId: 0 | 1 | 9, section: 'line' | 'live' = 'line') =>
        audit.visit(
          { as: 'player', ...config({ showVipBet }) },
          async (reader) =>
            (await quote(reader, { typeId, bets: await picks(reader, typeId === 0 ? 1 : 2, section) })).vipBet?.isAvailable ?? false,
        );
      expect([await offered(true, 1), await offered(false, 1), await offered(true, 9), await offered(true, 0, 'live')]).toEqual([
        true,
        false,
        false,
        false,
      ]);
    },
  ],
  'CP-16': [
    'operators',
    'one-click is available with show_one_click and not without',
    async (audit) => {
      const offered = (show_one_click: boolean) =>
        audit.visit(
          { as: 'player', ...config({ show_one_click }) },
          async (reader) => (await quote(reader, { typeId: 0, bets: await picks(reader, 1) })).oneClick?.isAvailable ?? false,
        );
      expect([await offered(true), await offered(false)]).toEqual([true, false]);
    },
  ],
  'CP-21': [
    'anyone',
    'the configuration has the steps RUB 100, USD 2.5, EUR 2.5, KWD 0.5, and the initial stakes RUB 150, USD 5, EUR 5; the fallback currency follows the country and is RUB for Russia',
    async (audit) => {
      const site = await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en');
      expect(site.amountStepByCurrencyIso).toMatchObject({ RUB: 100, USD: 2.5, EUR: 2.5, KWD: 0.5 });
      expect(site.initialAmountByCurrencyIso).toMatchObject({ RUB: 150, USD: 5, EUR: 5 });
      const russian = await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en', { headers: { 'x-geo-country': 'RU' } });
      expect(russian.fallbackCurrencyIso).toBe('RUB');
    },
  ],
  'CP-23': [
    'operators',
    'the configured hyper bonus adds its percentage to the win of a stake within its limits, and nothing below them',
    async (audit) =>
      player(
        audit,
        async (reader) => {
          const [bet] = await picks(reader, 1);
          if (bet === undefined) throw new Error('no game');
          const bonus = async (amount: number) => (await quote(reader, { typeId: 0, bets: [bet], amount })).figures.hyperBonus;
          const { terms } = await quote(reader, { typeId: 0, bets: [bet] });
          expect(terms.hyperBonusPercent).toBeGreaterThan(0);
          expect(await bonus(terms.minHyperBonusBetLimit)).toBeGreaterThan(0);
          expect(await bonus(terms.minHyperBonusBetLimit - 100)).toBe(0);
        },
        { services: { coupon: { hyperBonus: { percent: 5, minUnits: 50, maxUnits: 200 } } } },
      ),
  ],
  'CP-25': [
    'players',
    'a coupon that saw better odds than those of now is refused with action 0 and 2, and booked at the odds of now with action 1',
    async (audit) =>
      player(audit, async (reader) => {
        const [bet] = await picks(reader, 1, 'line', 21);
        if (bet === undefined) throw new Error('no game');
        const fallen = async (changeCoefAction: 0 | 1 | 2) => {
          await sandbox.pinCoef(String(bet.outcomeId), 3_000);
          const seen = await reader.json('POST /web-api/coupon/quote', {
            data: { currencyIso: 'EUR', typeId: 0, bets: [bet], amount: 1_000 },
          });
          expect(seen.bets[0].coef).toBe(3_000);
          return place(reader, { typeId: 0, bets: [bet] }, { changeCoefAction }, () => sandbox.pinCoef(String(bet.outcomeId), 2_000));
        };
        for (const action of [0, 2] as const)
          expect((await fallen(action)).answer.body, String(action)).toMatchObject({ status: 'rejected' });
        expect((await fallen(1)).answer.body).toMatchObject({ status: 'accepted', coupon: { bets: [{ coef: 2_000 }] } });
      }),
  ],
  'CP-26': [
    'players',
    'the same coupon sent five times at once and once more is one coupon in the history, paid once',
    async (audit) =>
      player(audit, async (reader) => {
        const { answer, again } = await place(reader, { typeId: 0, bets: await picks(reader, 1) });
        expect(answer.status, answer.text).toBe(200);
        await Promise.all(Array.from({ length: 5 }, again));
        expect((await again()).status).toBe(200);
        expect(await history(reader)).toHaveLength(1);
        const { accounts } = await reader.json('GET /web-api/account/list?lang=en');
        expect(accounts[0].money).toBe(100_000 - 1_000);
      }),
  ],
  'CP-27': [
    'players',
    'many singles are booked with a stake for each; a stake below the least is refused in its line alone',
    async (audit) =>
      player(audit, async (reader) => {
        const bets = (await picks(reader, 2)).map((bet, at) => ({ ...bet, blockId: at + 1 }));
        const { answer } = await place(reader, { typeId: 9, bets, amount: 300, amountByBlockId: { 1: 300, 2: 700 } });
        expect(answer.status, answer.text).toBe(200);
        expect((await history(reader)).map(({ amount }) => amount).sort()).toEqual([300, 700]);
        const { lines } = await quote(reader, { typeId: 9, bets, amount: 300, amountByBlockId: { 1: 1, 2: 700 } });
        expect(lines.map(({ reason }: Json) => reason === null)).toEqual([false, true]);
      }),
  ],
  'CP-28': [
    'players',
    'HARBOUR10 boosts the coupon, an unknown code is refused with a reason',
    async (audit) =>
      player(audit, async (reader) => {
        const bets = await picks(reader, 3);
        const { promo, figures } = await quote(reader, { typeId: 1, bets, manualPromoCode: 'HARBOUR10' });
        expect(promo).toMatchObject({ isApplied: true, effect: { kind: 'boost', percent: 10 } });
        expect(figures.promoBonus).toBeGreaterThan(0);
        expect((await quote(reader, { typeId: 1, bets, manualPromoCode: 'NOSUCHCODE' })).promo).toMatchObject({
          isApplied: false,
          reason: expect.any(String),
        });
      }),
  ],
  'CP-32': [
    'players',
    'the quote names the account that pays; a coupon paid by a foreign account is not booked',
    async (audit) =>
      player(audit, async (reader) => {
        const bets = await picks(reader, 1);
        expect((await quote(reader, { typeId: 0, bets, accountId: await accountOf(reader) })).maxBetAmount).toBeGreaterThan(0);
        expect(await quote(reader, { typeId: 0, bets })).toMatchObject({ availablePrepaidAmount: 0 });
        const foreign = await place(reader, { typeId: 0, bets }, { accountId: 1 });
        expect([foreign.answer.status, foreign.answer.body?.status]).not.toEqual([200, 'accepted']);
        expect(await history(reader)).toEqual([]);
      }),
  ],
  'CP-22': [
    'players',
    'the bonus account of the demo player has no largest stake, the main account has one',
    async (audit) =>
      audit.visit({}, async (reader) => {
        expect((await reader.ask('POST /web-api/user/login', { data: { uLogin: DEMO.login, uPassword: DEMO.password } })).status).toBe(200);
        await reader.renewToken();
        const { accounts } = await reader.json('GET /web-api/account/list?lang=en');
        const idOf = (type: number) => accounts.find((one: Json) => one.type === type).id;
        const bets = await picks(reader, 1);
        expect((await quote(reader, { typeId: 0, bets, accountId: idOf(4) })).hasMaxAmount).toBe(false);
        expect((await quote(reader, { typeId: 0, bets, accountId: idOf(0) })).hasMaxAmount ?? true).toBe(true);
      }),
  ],
});
