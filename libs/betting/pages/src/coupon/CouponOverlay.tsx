import {
  reminderClosed,
  selectCouponCount,
  selectIsCouponShown,
  selectIsReminderVisible,
  selectOneClick,
} from '@touchline/betting-coupon-state';
import { CouponReminder } from '@touchline/betting-ui';
import { selectBuild } from '@touchline/shared-state';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { OneClickMark, OneClickResults } from './OneClick.tsx';
import styles from './Coupon.module.css';

/**
 * What the coupon has to say while it is not in sight itself: that bets wait in it, that one press places a bet, and what became of such a
 * press.
 *
 * @spec CP-16 CP-17 CP-20
 */
export function CouponOverlay() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const build = useSelector(selectBuild);
  const count = useSelector(selectCouponCount);
  const isReminded = useSelector(selectIsReminderVisible);
  const { isActive, bets } = useSelector(selectOneClick);
  const isInSight = useSelector(selectIsCouponShown);
  const isOneClick = !isInSight && (isActive || bets.length > 0);
  if (!isReminded && !isOneClick) return null;
  return (
    <div className={styles.overlay} data-build={build}>
      {isReminded && (
        <CouponReminder
          count={count}
          // The shell opens the coupon for this fragment: the sheet, the drawer or the folded column.
          onOpen={() => void navigate({ search, hash: '#coupon' }, { preventScrollReset: true })}
          onClose={() => dispatch(reminderClosed())}
        />
      )}
      {isOneClick && (
        <>
          <OneClickResults />
          <OneClickMark />
        </>
      )}
    </div>
  );
}
