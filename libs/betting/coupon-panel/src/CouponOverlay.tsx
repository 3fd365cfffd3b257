import {
  reminderClosed,
  selectCouponCount,
  selectIsCouponShown,
  selectIsReminderVisible,
  selectOneClick,
} from '@touchline/betting-coupon-state';
import { selectBuild } from '@touchline/shared-state';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { CountStatus } from './CountStatus.tsx';
import { CouponReminderLater, OneClickNotesLater } from './later-parts.tsx';
import styles from './Coupon.module.css';

/**
 * Notices of the coupon while it is not visible: number of bets, reminder, one-click mode, and results of one-click bets.
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
  return (
    <>
      {/* On phones the coupon is not mounted while bets are picked. */}
      {build === 'mobile' && <CountStatus />}
      {(isReminded || isOneClick) && (
        <div className={styles.overlay} data-build={build}>
          {isReminded && (
            <CouponReminderLater
              count={count}
              // The shell opens the coupon (sheet, drawer or folded column) for this fragment.
              onOpen={() => void navigate({ search, hash: '#coupon' }, { preventScrollReset: true })}
              onClose={() => dispatch(reminderClosed())}
            />
          )}
          {isOneClick && <OneClickNotesLater />}
        </div>
      )}
    </>
  );
}
