import {
  editCoupon,
  selectAmount,
  selectAmountLimits,
  selectCouponBets,
  selectFigures,
  selectMaxStake,
  selectNamedSystem,
  selectParts,
  selectStakePresets,
  selectStakeProblems,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { StakeField } from '@touchline/betting-ui';
import { selectBuild } from '@touchline/shared-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useBeyondPurse, useStakeError } from './stake-words.ts';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign, useMoney } from './use-money.ts';

const MOST_PRESETS = 3;

/** The stake: typed, stepped, preset or maximum. @spec CP-14 CP-21 CP-27 CP-32 */
export function CouponStake() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const money = useMoney(true);
  const sign = useCurrencySign();
  const errorOf = useStakeError();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const typeId = useSelector(selectTypeId);
  const isNamed = useSelector(selectNamedSystem) !== null;
  const isDivided = useSelector(selectParts).length > 1;
  const most = useSelector(selectMaxStake);
  const beyond = useBeyondPurse();
  const problem = useSelector(selectStakeProblems).find(({ target }) => target.kind === 'all');
  const presets = useSelector(selectStakePresets)
    .slice(0, MOST_PRESETS)
    .map((preset) => ({ key: String(preset), label: money(preset), isPicked: preset === amount }));
  const isMobile = useSelector(selectBuild) === 'mobile';
  const { text, wrong, onText } = useAmountText(amount, (next) => dispatch(editCoupon({ kind: 'amount', amount: next ?? 0 })), {
    empty: 0,
  });
  const max = intl.formatMessage({ id: 'betting.stake.max', defaultMessage: 'Max' });
  return (
    <StakeField
      meaning={isNamed ? 'combination' : typeId === CouponType.ManySingles ? 'single' : isDivided ? 'part' : 'whole'}
      symbol={sign}
      value={text}
      onChange={onText}
      onStep={(direction) => dispatch(editCoupon({ kind: 'step-amount', direction: direction > 0 ? 'up' : 'down' }))}
      isLeast={amount <= (limits.min ?? 0)}
      isMost={limits.max !== null && amount >= limits.max}
      presets={[...presets, ...(most !== null && most > 0 ? [{ key: 'max', label: max, isPicked: amount === most }] : [])]}
      hasKeypad={isMobile}
      onPreset={(key) => dispatch(key === 'max' ? editCoupon({ kind: 'max-amount' }) : editCoupon({ kind: 'amount', amount: Number(key) }))}
      error={errorOf(wrong, problem) ?? beyond}
      sum={useStakeSum()}
    />
  );
}

/** Total of the stakes, or the share of each combination; nothing for one stake, and for parts that have their own. @spec CP-10 CP-27 */
function useStakeSum(): ReactNode {
  const money = useMoney();
  const figures = useSelector(selectFigures);
  const amount = useSelector(selectAmount);
  const count = useSelector(selectCouponBets).length;
  const typeId = useSelector(selectTypeId);
  const isNamed = useSelector(selectNamedSystem) !== null;
  const parts = useSelector(selectParts).length;
  if (figures === null) return null;
  const isDivided = typeId === CouponType.Express && parts > 1 && figures.totalAmount === parts * amount;
  const total = <bdi>{money(figures.totalAmount)}</bdi>;
  if (typeId === CouponType.ManySingles) {
    return (
      <FormattedMessage
        id="betting.stake.sum"
        defaultMessage="{count, plural, one {# single} other {# singles}} · {total} total"
        values={{ count, total }}
      />
    );
  }
  if (isNamed || isDivided) {
    return (
      <FormattedMessage
        id="betting.stake.times"
        defaultMessage="{count, number} × {amount} = {total}"
        values={{ count: isNamed ? figures.combinations : parts, amount: <bdi>{money(amount)}</bdi>, total }}
      />
    );
  }
  if (!isSystem(typeId)) return null;
  return (
    <FormattedMessage
      id="betting.stake.each"
      defaultMessage="≈{amount} per bet × {count, number}"
      values={{ count: figures.combinations, amount: <bdi>{money(figures.perCombination)}</bdi> }}
    />
  );
}
