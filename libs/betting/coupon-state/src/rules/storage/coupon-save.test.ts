import fc from 'fast-check';
import { aPick } from '../../testing.ts';
import { betOf } from '../content/bet-of.ts';
import type { CouponBet } from '../content/coupon-bet.ts';
import { EMPTY_CONTENT, type CouponContent } from '../content/coupon-content.ts';
import { readSave, writeSave } from './coupon-save.ts';
import { applyEdit } from '../content/edit-coupon.ts';
import { readSettings } from './kept-settings.ts';
import { readIntent } from '../placing/open-intent.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => applyEdit(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);

describe('local save', () => {
  it('[CP-07] [CPN-6] has the four fields and nothing else', () => {
    const content = applyEdit(coupon(bet(1), bet(2)), { kind: 'amount', amount: 123_456 }, stamp(9));
    const text = writeSave(content);

    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['addedAtByBetId', 'bets', 'systemValue', 'typeId']);
    expect(text).not.toContain('123456');
    expect(readSave(text)).toEqual({
      dropped: 0,
      save: { bets: content.bets, addedAtByBetId: { 1: 1, 2: 2 }, typeId: 1, systemValue: null },
    });
  });

  it.each(['', 'null', '[]', '{', '{"bets":{}}', '"x"', '0', '{"bets":null}'])('[CPN-4] survives %j and reports the loss', (text) => {
    expect(readSave(text)).toEqual({ save: null, dropped: 1 });
  });

  it('[CPN-4] keeps valid bets and drops the others', () => {
    const good = bet(1);
    const text = JSON.stringify({
      bets: [good, { ...good, outcomeId: 'x' }, null, { ...good, outcomeId: 2, coef: 0 }, { ...good, market: null }, good],
      typeId: 77,
      addedAtByBetId: { 1: 'soon' },
    });

    expect(readSave(text)).toMatchObject({ save: { bets: [{ outcomeId: 1 }], typeId: 0, systemValue: null }, dropped: 5 });
  });

  it('[CPN-4] migrates a bet of an older version without newer fields', () => {
    const old = { outcomeId: 4, gameId: 40, coef: 1500, market: { id: 400, typeId: 1 }, typeId: 2, opponents: ['Ash', 'Elm'] };

    expect(readSave(JSON.stringify({ bets: [old], addedAtByBetId: { 4: 9 }, typeId: 0 })).save?.bets[0]).toMatchObject({
      outcomeId: 4,
      coefSeen: 1500,
      section: 'line',
      isBlocked: false,
    });
  });

  it('[CPN-4] [CP-05] migrates the status of a game from its older place', () => {
    const { status: _, ...old } = { ...bet(4, { isLive: true }), statusId: 3 };
    const [read] = readSave(JSON.stringify({ bets: [old], addedAtByBetId: { 4: 9 }, typeId: 0 })).save?.bets ?? [];

    expect(read).toMatchObject({ status: 3, statusId: -2 });
  });

  it('[CPN-4] never throws, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ bets: fc.array(fc.anything()) }).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          readSave(text);
          readSettings(text);
          readIntent(text);
        },
      ),
    );
  });
});
