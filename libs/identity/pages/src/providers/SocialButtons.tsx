import { isSocialId, socialPath, type SocialId } from '@touchline/identity-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import type { LogLine } from '@touchline/shared-primitives';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import { WalletButton } from './WalletButton.tsx';
import styles from './Social.module.css';
import { PROVIDER_NAMES } from './social-providers.ts';

/** Number of providers shown at first; the rest is behind "More sites". */
const SEEN = 4;
const NONE: readonly string[] = [];

/** Configured providers in the site's order; an unknown id is logged as an error. @spec ID-04 */
function useProviders(): readonly SocialId[] {
  const store = useStore();
  const configured = useSelector(selectSiteConfig)?.socialProviders ?? NONE;
  useEffect(() => {
    for (const id of configured)
      if (!isSocialId(id)) portsOf(store).report('unknown social network id' satisfies LogLine, { id: id.slice(0, 40) });
  }, [configured, store]);
  return useMemo(() => configured.filter(isSocialId), [configured]);
}

/**
 * Sign-in with other sites and with the wallet of this browser. A link leaves the page; the browser returns signed in, or with the next
 * step.
 *
 * @spec ID-04
 */
export function SocialButtons() {
  const intl = useIntl();
  const ids = useProviders();
  if (ids.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={intl.formatMessage({ id: 'identity.social.ways', defaultMessage: 'Other sites' })}>
      <p className={styles.lead}>
        <FormattedMessage id="identity.social.with" defaultMessage="Or continue with" />
      </p>
      <Providers ids={ids.slice(0, SEEN)} />
      {ids.length > SEEN && (
        <details className={styles.more}>
          <summary>
            <FormattedMessage id="identity.social.more" defaultMessage="More sites" />
          </summary>
          <Providers ids={ids.slice(SEEN)} />
        </details>
      )}
    </nav>
  );
}

function Providers({ ids }: { ids: readonly SocialId[] }) {
  const lang = useSelector(selectLanguage);
  const [query] = useSearchParams();
  const returnUrl = query.get('returnUrl') ?? undefined;
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id}>
          {id === 'metamask' ? (
            <WalletButton returnUrl={returnUrl}>
              <bdi>{PROVIDER_NAMES[id]}</bdi>
            </WalletButton>
          ) : (
            <LinkButton target="_self" rel="nofollow" href={socialPath(id, { lang, returnUrl })}>
              <bdi>{PROVIDER_NAMES[id]}</bdi>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
