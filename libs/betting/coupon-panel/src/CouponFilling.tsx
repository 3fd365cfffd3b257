import { editCoupon, selectAvailableTypes, selectCouponBets, selectTypeId } from '@touchline/betting-coupon-state';
import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { CouponFrame, CouponTypeSwitch, type CouponFrameProps } from '@touchline/betting-ui';
import { EmptyState, Switch, TicketIcon } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CouponBets } from './CouponBets.tsx';
import { CouponFoot } from './CouponFoot.tsx';
import { CouponNotices } from './CouponNotices.tsx';
import { CouponOptions } from './CouponOptions.tsx';
import { CouponSettingsLater } from './CouponSettingsLater.tsx';
import { CouponBlocksLater, CouponSystemLater } from './later-parts.tsx';
import { LoadByCode } from './LoadCoupon.tsx';
import styles from './Coupon.module.css';

/** Fewest bets of a divided coupon: two parts, one of them an express. */
const FEWEST_TO_DIVIDE = 3;

/** The coupon being filled: bets, type, system, stake and the main button. @spec CP-01 CP-02 CP-27 CP-29 */
export function CouponFilling({ frame }: { frame: CouponFrameProps }) {
  const dispatch = useDispatch();
  const bets = useSelector(selectCouponBets);
  const types = useSelector(selectAvailableTypes);
  const typeId = useSelector(selectTypeId);
  const isMany = bets.length > 1;
  useEffect(() => {
    if (isMany) CouponSystemLater.prefetch();
  }, [isMany]);
  if (bets.length === 0) return <EmptyCoupon frame={frame} />;
  const canDivide = typeId === CouponType.Express && bets.length >= FEWEST_TO_DIVIDE;
  const isDivided = canDivide && bets.some(({ blockId }) => blockId !== null);
  const divide = (isOn: boolean): void =>
    bets.forEach(({ outcomeId }, at) =>
      dispatch(editCoupon({ kind: 'block', outcomeId, blockId: isOn ? (at === bets.length - 1 ? 2 : 1) : null })),
    );
  return (
    <CouponFrame
      {...frame}
      types={
        types.length > 1 ? (
          <CouponTypeSwitch
            value={typeId}
            options={types.map((type) => ({ typeId: type }))}
            onChange={(type) => dispatch(editCoupon({ kind: 'type', typeId: type }))}
          />
        ) : undefined
      }
      bets={<CouponBets isDivided={isDivided} />}
      system={isSystem(typeId) ? <CouponSystemLater /> : undefined}
      rest={
        <>
          {isDivided && <CouponBlocksLater />}
          <CouponOptions>
            {canDivide && (
              <Switch
                label={<FormattedMessage id="betting.blocks.divide" defaultMessage="Split into blocks with separate stakes" />}
                checked={isDivided}
                onChange={(event) => divide(event.target.checked)}
              />
            )}
          </CouponOptions>
        </>
      }
      foot={
        <>
          <CouponNotices />
          <CouponFoot />
        </>
      }
    />
  );
}

/** Empty state: instructions, a field for a booking code, and the settings. @spec CP-02 CP-03 CP-31 */
function EmptyCoupon({ frame }: { frame: CouponFrameProps }) {
  const title = useIntl().formatMessage({ id: 'betting.coupon.empty.title', defaultMessage: 'Your coupon is empty' });
  return (
    <CouponFrame {...frame}>
      {/* Receives the focus after the last bet is removed. */}
      <EmptyState className={styles.empty} data-empty="" role="group" aria-label={title} tabIndex={-1} icon={<TicketIcon />} title={title}>
        <FormattedMessage id="betting.coupon.empty.text" defaultMessage="Select any odds to add a bet." />
      </EmptyState>
      <div className={styles.below}>
        <CouponNotices />
        <LoadByCode />
        <CouponSettingsLater />
      </div>
    </CouponFrame>
  );
}
