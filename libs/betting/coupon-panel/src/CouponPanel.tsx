import {
  editCoupon,
  selectCouponCount,
  selectCouponTab,
  selectLoadedCoupon,
  selectOneClick,
  selectPlacement,
  tabChosen,
} from '@touchline/betting-coupon-state';
import { selectOpenCouponsCount } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { CouponFrame } from '@touchline/betting-ui';
import { selectBuild } from '@touchline/shared-state';
import { IconButton, ShareIcon, Tabs, TrashIcon } from '@touchline/ui-kit';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CountStatus } from './CountStatus.tsx';
import { CouponFilling } from './CouponFilling.tsx';
import {
  CouponReceiptLater,
  LoadedBetsLater,
  MyBetsLater,
  OneClickNotesLater,
  OneClickQuestionLater,
  ShareDialogLater,
} from './later-parts.tsx';
import { useCouponShown } from './use-coupon-shown.ts';
import { useKeepFocus } from './use-keep-focus.ts';

/**
 * The coupon: the rail of the desktop build and the content of the mobile build's sheet.
 *
 * @spec CP-02 CP-17 CP-25 CP-30 CP-31 BET-8 BET-11
 */
export function CouponPanel() {
  const build = useSelector(selectBuild);
  const tab = useSelector(selectCouponTab);
  const placement = useSelector(selectPlacement);
  const oneClick = useSelector(selectOneClick);
  const hasOneClick = oneClick.isActive || oneClick.bets.length > 0;
  const [isShared, setIsShared] = useState(false);
  const keepFocus = useKeepFocus();
  const watchShown = useCouponShown();
  const ref = useCallback(
    (panel: HTMLElement | null) => {
      const ends = [keepFocus(panel), watchShown(panel)];
      return () => ends.forEach((end) => end?.());
    },
    [keepFocus, watchShown],
  );
  const dispatch = useDispatch();

  const frame = {
    ref,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (tab !== 'coupon' || !isUndo(event)) return;
      event.preventDefault();
      dispatch(editCoupon({ kind: 'undo' }));
    },
    frame: build === 'mobile' ? ('sheet' as const) : ('rail' as const),
    top: <PanelTop onShare={() => setIsShared(true)} />,
    notes: (
      <>
        {hasOneClick && <OneClickNotesLater />}
        <Loaded />
      </>
    ),
  };
  return (
    <>
      {tab === 'my-bets' ? (
        <CouponFrame {...frame}>
          <MyBetsLater />
        </CouponFrame>
      ) : placement.status === 'accepted' ? (
        <CouponFrame {...frame}>
          <CouponReceiptLater {...placement} />
        </CouponFrame>
      ) : (
        <CouponFilling frame={frame} />
      )}
      {oneClick.isConfirming && <OneClickQuestionLater />}
      {isShared && <ShareDialogLater onClose={() => setIsShared(false)} />}
    </>
  );
}

/** Result of loading a code or a link. @spec CP-31 GD-16 */
function Loaded() {
  const { status } = useSelector(selectLoadedCoupon);
  const isComing = status === 'loading';
  useEffect(() => {
    if (isComing) LoadedBetsLater.prefetch();
  }, [isComing]);
  return status === 'ready' && <LoadedBetsLater />;
}

/** Whether a key event is the undo shortcut. In text fields it undoes typing instead. */
const isUndo = ({ code, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !(target as Element).matches('[type="text"], [type="search"], textarea');

/** Tabs of the panel, and actions for the whole coupon. */
function PanelTop({ onShare }: { onShare: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const tab = useSelector(selectCouponTab);
  const count = useSelector(selectCouponCount);
  const openCount = useSelector(selectOpenCouponsCount);
  const isPlayer = useSelector(selectIsPlayer);
  const build = useSelector(selectBuild);
  return (
    <>
      <Tabs
        {...MyBetsLater.intent}
        isBare
        label={intl.formatMessage({ id: 'betting.coupon.tabs', defaultMessage: 'Coupon and open bets' })}
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
        <>
          <IconButton
            label={intl.formatMessage({ id: 'betting.coupon.share', defaultMessage: 'Share coupon' })}
            {...ShareDialogLater.intent}
            onClick={onShare}
          >
            <ShareIcon />
          </IconButton>
          <IconButton
            label={intl.formatMessage({ id: 'betting.coupon.clear', defaultMessage: 'Clear coupon' })}
            onClick={() => dispatch(editCoupon({ kind: 'clear' }))}
          >
            <TrashIcon />
          </IconButton>
        </>
      )}
      {/* On phones the sheet opens after the bets were picked, and they were already announced over the page. */}
      <CountStatus isFirstAnnounced={build !== 'mobile'} />
    </>
  );
}
