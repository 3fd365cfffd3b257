import {
  betsRemoved,
  selectAvailableTypes,
  selectCouponBets,
  selectLocks,
  selectTypeId,
  typeChosen,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { CouponBetCard, CouponFrame, CouponTypeSwitch, type CouponFrameProps } from '@touchline/betting-ui';
import { EmptyState, TicketIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { BetStake } from './BetStake.tsx';
import { CouponFoot } from './CouponFoot.tsx';
import { CouponNotices } from './CouponNotices.tsx';
import { CouponSettings } from './CouponSettings.tsx';
import { useBetWords } from './use-bet-words.ts';

/** The coupon while it is filled: bets, type, stake and the one button. @spec CP-01 CP-02 CP-29 */
export function CouponFilling({ frame }: { frame: CouponFrameProps }) {
  const dispatch = useDispatch();
  const bets = useSelector(selectCouponBets);
  const types = useSelector(selectAvailableTypes);
  const typeId = useSelector(selectTypeId);
  const locks = useSelector(selectLocks);
  const words = useBetWords();
  if (bets.length === 0) {
    return (
      <CouponFrame {...frame} foot={<CouponNotices />}>
        <EmptyState icon={<TicketIcon />} title={<FormattedMessage id="betting.coupon.empty.title" defaultMessage="The coupon is empty" />}>
          <FormattedMessage id="betting.coupon.empty.text" defaultMessage="Pick an outcome in a list or on the page of a game." />
        </EmptyState>
      </CouponFrame>
    );
  }
  return (
    <CouponFrame
      {...frame}
      types={
        types.length > 1 ? (
          <CouponTypeSwitch
            value={typeId}
            options={types.map((type) => ({ typeId: type }))}
            onChange={(type) => dispatch(typeChosen({ typeId: type }))}
          />
        ) : undefined
      }
      bets={bets.map((bet, at) => {
        const view = words(bet, at, locks.get(bet.outcomeId));
        return (
          <CouponBetCard key={bet.outcomeId} bet={view} onRemove={(outcomeId) => dispatch(betsRemoved({ outcomeIds: [outcomeId] }))}>
            {typeId === CouponType.ManySingles ? <BetStake outcomeId={bet.outcomeId} pick={view.pick} /> : undefined}
          </CouponBetCard>
        );
      })}
      foot={
        <>
          <CouponNotices />
          <CouponFoot />
          <CouponSettings />
        </>
      }
    />
  );
}
