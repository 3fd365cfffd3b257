import { isExclusion, type PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { selectLimits } from '@touchline/responsible-gaming-state';
import { lengthText, limitWords } from '@touchline/responsible-gaming-ui';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Moment } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';

/** Name of a limit of any kind, with the value that it had. */
function pastName(intl: IntlShape, limit: PlayerLimitView): string {
  const { limitValue, measure } = limit;
  if (measure === 'switch') return intl.formatMessage({ id: 'limits.past.lock', defaultMessage: 'Lock of your limits' });
  const length = { length: lengthText(intl, limitValue ?? 0) };
  if (isExclusion(limit)) return intl.formatMessage({ id: 'limits.past.break', defaultMessage: 'Break: {length}' }, length);
  if (measure === 'days') return intl.formatMessage({ id: 'limits.past.timeOut', defaultMessage: 'Deposit pause: {length}' }, length);
  const words = limitWords(intl, limit);
  return words === null ? String(limit.limitType) : `${words.name}: ${words.value(limitValue ?? 0)}`;
}

/** Limits that no longer apply, each with its time and the reason: it reached its end, or the player removed it. @spec RG-01 */
export function PastLimits() {
  const intl = useIntl();
  const { limits } = useSelector(selectLimits);
  const past = limits.filter(({ limitState, endsAt }) => limitState === 'INACTIVE' && endsAt !== null);
  if (past.length === 0) return null;
  return (
    <section className={pageStyles.card} aria-labelledby="limits-past">
      <h2 className={pageStyles.heading} id="limits-past">
        <FormattedMessage id="limits.past.heading" defaultMessage="Limits no longer in force" />
      </h2>
      <dl>
        {past.map((limit) => {
          const { id, measure, startedAt, endsAt } = limit;
          const values = { start: <Moment seconds={startedAt} />, end: <Moment seconds={endsAt ?? 0} /> };
          return (
            <div key={id}>
              <dt className={pageStyles.name}>{pastName(intl, limit)}</dt>
              <dd className={styles.fact}>
                {measure === 'days' ? (
                  <FormattedMessage
                    id="limits.past.over"
                    defaultMessage="Applied from {start} until {end}, when it ended as planned."
                    values={values}
                  />
                ) : (
                  <FormattedMessage
                    id="limits.past.removed"
                    defaultMessage="Applied from {start} until {end}, when you removed it."
                    values={values}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
