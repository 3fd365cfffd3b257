import fc from 'fast-check';
import { aPick } from '../../testing.ts';
import { betOf } from '../content/bet-of.ts';
import type { CouponBet } from '../content/coupon-bet.ts';
import { EMPTY_CONTENT, type CouponContent } from '../content/coupon-content.ts';
import { effectiveType } from '../content/effective-type.ts';
import type { CouponEdit } from '../content/coupon-command.ts';
import { applyEdit } from '../content/edit-coupon.ts';
import { mergeTabs, syncMessage } from './merge-tabs.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => applyEdit(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);
const ids = ({ bets }: CouponContent): number[] => bets.map(({ outcomeId }) => outcomeId);

describe('tabs', () => {
  const edits = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((id): CouponEdit => ({ kind: 'toggle', bet: bet(id) })),
    fc.constantFrom<CouponEdit>({ kind: 'type', typeId: 9 }, { kind: 'amount', amount: 500 }, { kind: 'remove', outcomeIds: [1, 2, 3] }),
  );
  const steps = fc.array(
    fc.oneof(
      fc.record({ tab: fc.nat(2), edit: edits, at: fc.nat(50) }),
      fc.record({ tab: fc.nat(2), from: fc.nat(2) }), // delivers a message, in any order
    ),
    { maxLength: 40 },
  );
  const players = (content: CouponContent) => ({ ids: ids(content), form: content.form, type: effectiveType(content) });

  it('[CPN-3] all tabs converge to the same coupon, whatever the order of edits and messages', () => {
    fc.assert(
      fc.property(steps, (interleaving) => {
        const tabs = [EMPTY_CONTENT, EMPTY_CONTENT, EMPTY_CONTENT];
        for (const step of interleaving) {
          const own = tabs[step.tab]!;
          tabs[step.tab] =
            'edit' in step ? applyEdit(own, step.edit, stamp(step.at, `tab-${step.tab}`)) : mergeTabs(own, syncMessage(tabs[step.from]!));
        }
        const messages = tabs.map(syncMessage);
        const settled = tabs.map((tab) => messages.reduce(mergeTabs, tab));
        expect(settled.slice(1).map(players)).toEqual([players(settled[0]!), players(settled[0]!)]);
      }),
      { numRuns: 500 },
    );
  });

  it('[CPN-3] loses no bet when two tabs add bets at the same time', () => {
    const here = coupon(bet(1));
    const there = applyEdit(EMPTY_CONTENT, { kind: 'toggle', bet: bet(2) }, stamp(1, 'b'));

    expect(ids(mergeTabs(here, syncMessage(there)))).toEqual([1, 2]);
    expect(ids(mergeTabs(there, syncMessage(here)))).toEqual([1, 2]);
  });

  it('[CPN-3] of two changes at the same moment, the larger tab name wins in both tabs', () => {
    const both = coupon(bet(1), bet(2));
    const here = applyEdit(both, { kind: 'remove', outcomeIds: [1] }, stamp(4, 'a'));
    const away = applyEdit(both, { kind: 'remove', outcomeIds: [1] }, stamp(3, 'b'));
    const there = applyEdit(away, { kind: 'toggle', bet: bet(1) }, stamp(4, 'b'));

    expect(ids(mergeTabs(here, syncMessage(there))).sort()).toEqual([1, 2]);
    expect(ids(mergeTabs(there, syncMessage(here))).sort()).toEqual([1, 2]);
  });

  it('[CPN-3] an older message of another tab does not undo a removal', () => {
    const both = coupon(bet(1), bet(2));
    const removed = applyEdit(both, { kind: 'remove', outcomeIds: [1] }, stamp(3));

    expect(ids(mergeTabs(removed, syncMessage(both)))).toEqual([2]);
    expect(ids(mergeTabs(both, syncMessage(removed)))).toEqual([2]);
  });
});
