import {
  type CouponPart,
  editCoupon,
  selectAmount,
  selectCoupon,
  selectCouponBets,
  selectParts,
  selectSoldLines,
  selectStakeProblems,
} from '@touchline/betting-coupon-state';
import { BlockStake, BlockStakes } from '@touchline/betting-ui';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { COUPON_TYPE_NAMES } from '@touchline/betting-booked-coupon';
import { letterOf } from '@touchline/betting-booked-coupon';
import type { RootState } from '@touchline/shared-state';
import { useStakeError } from './stake-words.ts';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign, useMoney } from './use-money.ts';

/** Parts of a divided coupon with their stakes. @spec CP-27 */
export function CouponBlocks() {
  const parts = useSelector(selectParts);
  return (
    <BlockStakes>
      {parts.map((part, at) => (
        <Part key={part.blockId} part={part} number={at + 1} />
      ))}
    </BlockStakes>
  );
}

function Part({ part, number }: { part: CouponPart; number: number }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const money = useMoney();
  const symbol = useCurrencySign();
  const errorOf = useStakeError();
  const order = useSelector(selectCouponBets).map(({ outcomeId }) => outcomeId);
  const own = useSelector((state: RootState) => selectCoupon(state).amountByBlockId[part.blockId] ?? null);
  const ofAll = useSelector(selectAmount);
  const line = useSelector(selectSoldLines).find(({ block }) => block.blockId === part.blockId);
  const problem = useSelector(selectStakeProblems).find(({ target }) => target.kind === 'block' && target.blockId === part.blockId);
  const { text, wrong, onText, write } = useAmountText(own, (amount) =>
    dispatch(editCoupon({ kind: 'block-amount', blockId: part.blockId, amount })),
  );
  return (
    <BlockStake
      number={number}
      letters={part.bets.map(({ outcomeId }) => letterOf(order.indexOf(outcomeId)))}
      typeName={intl.formatMessage(COUPON_TYPE_NAMES[part.typeId], { bets: part.bets.length, value: 0 })}
      symbol={symbol}
      stake={text}
      onStake={onText}
      placeholder={ofAll === 0 ? undefined : write(ofAll)}
      error={errorOf(wrong, problem)}
      possibleWin={line === undefined || line.amount === 0 ? undefined : money(line.possibleWin)}
    />
  );
}
