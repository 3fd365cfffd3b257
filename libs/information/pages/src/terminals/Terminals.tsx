import type { MapPoint } from '@touchline/content-contract';
import { PointMap } from '@touchline/content-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Terminals.module.css';

/** Terminals as a list and on a map with the same numbers. @spec PI-03 */
export function Terminals({ points }: { points: readonly MapPoint[] }) {
  const intl = useIntl();
  return (
    <section className={styles.terminals}>
      <PointMap
        points={points}
        label={intl.formatMessage({ id: 'information.terminals.map', defaultMessage: 'Map of the example terminals' })}
      />
      <div>
        <h2 className={styles.heading}>
          <FormattedMessage id="information.terminals.list" defaultMessage="Example terminals" />
        </h2>
        <ol className={styles.list}>
          {points.map(({ name, address, hours }) => (
            <li key={name}>
              <b lang="en" dir="ltr">
                {name}
              </b>
              <span lang="en" dir="ltr">
                {address}
              </span>
              <bdi className={styles.hours}>{hours}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
