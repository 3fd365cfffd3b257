import { type AvailableLimit, isExclusion, type PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { limitWords } from '@touchline/responsible-gaming-ui';
import { Button } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';
import { WaitingChange } from './MoneyLimit.tsx';

/** Whether the page already shows a limit under a type that can be set. */
const isShown = ({ limitType, measure }: PlayerLimitView, offered: readonly AvailableLimit[]): boolean =>
  offered.some((each) => each.limitType === limitType && each.measure === measure);

/** Limits that the player set before the operator stopped offering them: they bind until the player removes them. @spec RG-03 RG-16 */
export function HeldLimits({ offered }: { offered: readonly AvailableLimit[] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { limits, saving } = useSelector(selectLimits);
  const held = limits.flatMap((limit) => {
    const words = limitWords(intl, limit);
    return limit.limitState !== 'ACTIVE' || isExclusion(limit) || isShown(limit, offered) || words === null ? [] : [{ limit, ...words }];
  });
  if (held.length === 0) return null;
  return (
    <>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="limits.held.heading" defaultMessage="Limits you set earlier" />
      </h2>
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.held.how"
          defaultMessage="These limits can no longer be set. Yours still apply until you remove them."
        />
      </p>
      <div className={pageStyles.cards}>
        {held.map(({ limit: { limitType, limitValue }, name, value }) => {
          const pending = limits.find((each) => each.limitType === limitType && each.needApprove);
          return (
            <section key={limitType} className={pageStyles.card} aria-label={name}>
              <h3 className={pageStyles.name}>{name}</h3>
              <p className={styles.fact}>{value(limitValue ?? 0)}</p>
              {pending === undefined ? (
                <div className={pageStyles.actions}>
                  <Button look="quiet" isBusy={saving === limitType} onClick={() => dispatch(limitWanted({ limitType, limitValue: null }))}>
                    <FormattedMessage id="limits.remove" defaultMessage="Remove limit" />
                  </Button>
                </div>
              ) : (
                <WaitingChange pending={pending} money={value} />
              )}
              <LimitResult limitType={limitType} />
            </section>
          );
        })}
      </div>
    </>
  );
}
