import {
  type BankerRefusal,
  type CouponBet,
  editCoupon,
  selectBankers,
  selectCouponBets,
  selectLocks,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { CouponBetCard, PartPicker } from '@touchline/betting-ui';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { BetStake } from './BetStake.tsx';
import { BetRulesLater } from './later-parts.tsx';
import { useBetWords } from './use-bet-words.ts';

const BANKER_WORDS: Readonly<Record<BankerRefusal, { id: string; defaultMessage: string }>> = defineMessages({
  'disabled-banker': { id: 'betting.banker.disabled', defaultMessage: "This selection can't be a banker" },
  'too-few-left': { id: 'betting.banker.tooFew', defaultMessage: "Keep at least 3 selections that aren't bankers" },
});

/** Part number of each bet, from 1; parts are numbered by their first bets. @spec CP-27 */
export const partsOf = (bets: readonly CouponBet[]): (number | null)[] => [...new Set(bets.map(({ blockId }) => blockId))];

/** All bets of the coupon with the controls of its type: banker, separate stake, part. @spec CP-01 CP-27 CP-29 */
export function CouponBets({ isDivided }: { isDivided: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const bets = useSelector(selectCouponBets);
  const typeId = useSelector(selectTypeId);
  const locks = useSelector(selectLocks);
  const bankers = useSelector(selectBankers);
  const words = useBetWords();
  const parts = partsOf(bets);
  const spare = Math.max(0, ...parts.map((id) => id ?? 0)) + 1;
  return bets.map((bet, at) => {
    const view = words(bet, at, locks.get(bet.outcomeId));
    const banker = bankers.get(bet.outcomeId);
    return (
      <CouponBetCard
        key={bet.outcomeId}
        bet={view}
        tool={<BetRulesLater bet={bet} />}
        onRemove={(outcomeId) => dispatch(editCoupon({ kind: 'remove', outcomeIds: [outcomeId] }))}
        {...(banker !== undefined && {
          isBanker: banker.isBanker,
          onBankerToggle: (outcomeId: number) => dispatch(editCoupon({ kind: 'banker', outcomeId })),
          ...(banker.refusal !== null && { bankerReason: intl.formatMessage(BANKER_WORDS[banker.refusal]) }),
        })}
      >
        {typeId === CouponType.ManySingles ? (
          <BetStake outcomeId={bet.outcomeId} pick={view.pick} />
        ) : isDivided ? (
          <PartPicker
            pick={view.pick}
            value={parts.indexOf(bet.blockId) + 1}
            count={Math.min(bets.length, parts.length + 1)}
            onChange={(number) => {
              const known = parts[number - 1];
              dispatch(editCoupon({ kind: 'block', outcomeId: bet.outcomeId, blockId: known === undefined ? spare : known }));
            }}
          />
        ) : undefined}
      </CouponBetCard>
    );
  });
}
