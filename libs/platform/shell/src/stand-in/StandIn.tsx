import { selectActiveAccount } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { LimitsPage } from '@touchline/responsible-gaming-pages';
import { limitsModule } from '@touchline/responsible-gaming-state';
import { officePath, type RouteKey } from '@touchline/shared-routes';
import { selectLanguage, type ModularStore } from '@touchline/shared-state';
import { BlocksSkeleton, Link } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from './StandIn.module.css';

/**
 * Replaces a section that failed to load: the player's limits on their own page, a link to them on any other. So a failed section never
 * keeps players from their limits.
 *
 * @spec LIM-14 RM-08
 */
export function StandIn({ routeKey }: { routeKey: RouteKey }) {
  const isPlayer = useSelector(selectIsPlayer);
  const lang = useSelector(selectLanguage);
  if (!isPlayer) return null;
  if (routeKey === 'office-responsible') return <OwnLimits />;
  return (
    <p className={styles.way}>
      <FormattedMessage
        id="shell.standIn.way"
        defaultMessage="You can still <link>set limits or take a break</link>."
        values={{ link: (words) => <Link href={officePath(lang, 'responsible')}>{words}</Link> }}
      />
    </p>
  );
}

/** The page of limits without its section, with its own state while it is shown. */
function OwnLimits() {
  const store = useStore() as ModularStore;
  const currencyIso = useSelector(selectActiveAccount)?.iso;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const name = store.inject(limitsModule);
    setIsReady(true);
    return () => store.release(name);
  }, [store]);
  // The section's messages load separately from its code.
  const hasWords = 'limits.how' in useIntl().messages;
  return (
    <section className={styles.page} aria-labelledby="own-limits">
      <h2 id="own-limits" className={styles.heading}>
        <FormattedMessage id="shell.standIn.limits" defaultMessage="My limits" />
      </h2>
      {isReady && hasWords ? <LimitsPage currencyIso={currencyIso} /> : <BlocksSkeleton count={2} />}
    </section>
  );
}
