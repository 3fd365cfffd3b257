import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { Button } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';
import { WaitingChange } from './MoneyLimit.tsx';

const LOCK = 37;

/** Lock that rejects looser limits while it is on. @spec RG-17 */
export function Lock() {
  const dispatch = useDispatch();
  const { limits, offered, saving } = useSelector(selectLimits);
  const own = limits.filter(({ limitType, limitState }) => limitType === LOCK && limitState !== 'INACTIVE');
  if (own.length === 0 && !offered.some(({ limitType }) => limitType === LOCK)) return null;
  const pending = own.find(({ limitState }) => limitState === 'PENDING');
  const isOn = own.some(({ limitState }) => limitState === 'ACTIVE');
  return (
    <section className={pageStyles.card}>
      <p className={styles.fact}>
        {isOn ? (
          <FormattedMessage id="limits.lock.on" defaultMessage="Your limits are locked: they can be lowered, not raised." />
        ) : (
          <FormattedMessage id="limits.lock.off" defaultMessage="Lock your limits so that they can be lowered but not raised." />
        )}
      </p>
      {pending === undefined ? (
        <div>
          <Button isBusy={saving === LOCK} onClick={() => dispatch(limitWanted({ limitType: LOCK, limitValue: isOn ? null : 1 }))}>
            {isOn ? (
              <FormattedMessage id="limits.lock.unlock" defaultMessage="Unlock limits" />
            ) : (
              <FormattedMessage id="limits.lock.lock" defaultMessage="Lock limits" />
            )}
          </Button>
        </div>
      ) : (
        <WaitingChange pending={pending} money={String} />
      )}
      <LimitResult limitType={LOCK} />
    </section>
  );
}
