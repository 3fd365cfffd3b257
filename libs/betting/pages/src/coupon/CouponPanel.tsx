import { couponCleared, selectCouponCount, selectCouponTab, selectPlacement, tabChosen } from '@touchline/betting-coupon-state';
import { selectOpenCouponsCount } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { CouponFrame } from '@touchline/betting-ui';
import { selectBuild } from '@touchline/shared-state';
import { IconButton, Tabs, TrashIcon, VisuallyHidden } from '@touchline/ui-kit';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CouponFilling } from './CouponFilling.tsx';
import { CouponReceipt } from './CouponReceipt.tsx';
import { MyBets } from './MyBets.tsx';
import { useFollowPrices } from './use-follow-prices.ts';
import { useKeepFocus } from './use-keep-focus.ts';

/**
 * The coupon: the rail of the desktop build and the content of the mobile build's sheet.
 *
 * @spec CP-02 CP-25 CP-30 BET-8 BET-11
 */
export function CouponPanel() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const tab = useSelector(selectCouponTab);
  const count = useSelector(selectCouponCount);
  const openCount = useSelector(selectOpenCouponsCount);
  const isPlayer = useSelector(selectIsPlayer);
  const placement = useSelector(selectPlacement);
  const panel = useRef<HTMLElement>(null);
  useFollowPrices();
  useKeepFocus(panel);

  const top = (
    <>
      <Tabs
        isBare
        label={intl.formatMessage({ id: 'betting.coupon.tabs', defaultMessage: 'Coupon and my bets' })}
        value={tab}
        tabs={[
          { value: 'coupon', label: intl.formatMessage({ id: 'betting.coupon.tab.coupon', defaultMessage: 'Coupon' }), count },
          {
            value: 'my-bets',
            label: intl.formatMessage({ id: 'betting.coupon.tab.myBets', defaultMessage: 'My bets' }),
            ...(isPlayer && { count: openCount }),
          },
        ]}
        onChange={(value) => dispatch(tabChosen({ tab: value === 'my-bets' ? 'my-bets' : 'coupon' }))}
      />
      {tab === 'coupon' && count > 0 && (
        <IconButton
          label={intl.formatMessage({ id: 'betting.coupon.clear', defaultMessage: 'Remove all bets' })}
          onClick={() => dispatch(couponCleared())}
        >
          <TrashIcon />
        </IconButton>
      )}
      <VisuallyHidden role="status">
        {count > 0 && (
          <FormattedMessage
            id="betting.coupon.count"
            defaultMessage="{count, plural, one {# bet in the coupon} other {# bets in the coupon}}"
            values={{ count }}
          />
        )}
      </VisuallyHidden>
    </>
  );
  const frame = { ref: panel, tabIndex: -1, frame: build === 'mobile' ? ('sheet' as const) : ('rail' as const), top };
  if (tab === 'my-bets') {
    return (
      <CouponFrame {...frame}>
        <MyBets />
      </CouponFrame>
    );
  }
  if (placement.status === 'accepted') {
    return (
      <CouponFrame {...frame}>
        <CouponReceipt {...placement} />
      </CouponFrame>
    );
  }
  return <CouponFilling frame={frame} />;
}
